// Operator settings of the core.
#pragma once

#include <cstdint>
#include <string>

#include "server/core/base/limits.hpp"

namespace vegas::core {

struct Settings {
    Limits limits;
    // How long a house bot lets people look at the board, in ms. Bots at a table with people share
    // it.
    std::int64_t bot_pause_ms = 700;
    // For bots that learn: no clocks, and a table's draws follow from its creator's seed.
    bool lab = false;
    std::string page{};  // build of the web page that the shell serves; empty: none
    // Secret of all servers that share the store. Each serves some of the tables and forwards
    // requests for others. Empty: this server works alone.
    std::string shared_key{};
    [[nodiscard]] bool is_clustered() const { return !shared_key.empty(); }
};

}  // namespace vegas::core
