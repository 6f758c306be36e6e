// Parses the command line of vegasd: the command and the settings.
#pragma once

#include <span>
#include <string>
#include <variant>

#include "server/shell/config/commands.hpp"
#include "server/shell/config/load.hpp"

namespace vegas::shell {

// No server is to run: --help, --version and completion (code 0, text for stdout), or mistakes
// (code 2, a line each for stderr).
struct EarlyExit {
    int code = 0;
    std::string text;
};

// Also reads the environment and the file. A LoadedConfig has no mistakes: the server is to run.
// `arguments`: the program's name first.
[[nodiscard]] std::variant<LoadedConfig, AnyCommand, EarlyExit> parse_command_line(
    std::span<const char* const> arguments);

}  // namespace vegas::shell
