// Parses the command line with CLI11. Reports errors in one line on standard error.
#pragma once

#include <variant>

#include "client-cli/commands/options.hpp"
#include "client-cli/commands/settings.hpp"
#include "client-cli/local/options.hpp"

namespace vegas::cli {

using CommandLine = std::variant<PlayOptions, WatchOptions, BotOptions, TablesOptions, GamesOptions,
                                 DevicesOptions, DataOptions, RulesOptions, TranscriptOptions,
                                 ReplayOptions, SimulateOptions, ArenaOptions, SettingsOptions>;

// What to do, or the exit code if nothing is left to do: help or a completion was printed, or the
// usage is wrong.
[[nodiscard]] std::variant<CommandLine, int> parse_command_line(int argc, const char* const* argv);

}  // namespace vegas::cli
