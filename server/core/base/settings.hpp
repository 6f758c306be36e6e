// What whoever runs the server decides about the core.
#pragma once

#include <cstdint>
#include <string>

#include "server/core/base/limits.hpp"

namespace vegas::core {

struct Settings {
    Limits limits;
    // How long a house bot lets people look at the board; bots with whom somebody plays share it.
    std::int64_t bot_pause_ms = 700;
    // For bots that learn: no clocks, and what a table draws follows from the seed of whoever made
    // it.
    bool lab = false;
    std::string page{};  // the build of the web page that the shell serves; empty: none
    // What all servers know that share the store: each serves some of the tables, and passes on
    // what is asked of others. Empty: this one works alone.
    std::string shared_key{};
    [[nodiscard]] bool shared() const { return !shared_key.empty(); }
};

}  // namespace vegas::core
