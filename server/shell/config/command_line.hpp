// What vegasd is told when it is started: what to do, and with which settings.
#pragma once

#include <span>
#include <string>
#include <variant>

#include "server/shell/config/commands.hpp"
#include "server/shell/config/load.hpp"

namespace vegas::shell {

// There is no server to run: --help, --version and completion (code 0, text for stdout), or
// mistakes (code 2, a line each for stderr).
struct Leave {
    int code = 0;
    std::string text;
};

// Loaded, without mistakes: the server is to run. Reads the environment and the file.
// `arguments`: the program's name first.
[[nodiscard]] std::variant<Loaded, Command, Leave> parse_command_line(
    std::span<const char* const> arguments);

}  // namespace vegas::shell
