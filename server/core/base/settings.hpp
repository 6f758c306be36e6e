// What whoever runs the server decides about the core.
#pragma once

#include <cstdint>
#include <string>

#include "server/core/base/limits.hpp"

namespace vegas::core {

struct Settings {
    Limits limits;
    std::int64_t bot_pause_ms = 700;  // how long a house bot lets people look at the board
    std::string page{};  // the build of the web page that the shell serves; empty: none
};

}  // namespace vegas::core
