// Declares the options of each command and builds its values from them. Each command has its own
// file.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "client-cli/command_line/command_line.hpp"
#include "client-cli/command_line/settings.hpp"

namespace vegas::cli {

// Builds a command's options from the parsed words. Throws CLI::ValidationError if they contradict
// each other.
using OptionsBuilder = std::function<CommandLine(const ClientSettings&)>;

// Each adds its options to the command, which already has the options of its settings. The command
// must outlive the builder.
[[nodiscard]] OptionsBuilder add_play(CLI::App&);
[[nodiscard]] OptionsBuilder add_watch(CLI::App&);
[[nodiscard]] OptionsBuilder add_bot(CLI::App&);
[[nodiscard]] OptionsBuilder add_tables(CLI::App&);
[[nodiscard]] OptionsBuilder add_games(CLI::App&);
[[nodiscard]] OptionsBuilder add_devices(CLI::App&);
[[nodiscard]] OptionsBuilder add_data(CLI::App&);
[[nodiscard]] OptionsBuilder add_rules(CLI::App&);
[[nodiscard]] OptionsBuilder add_verify(CLI::App&);
[[nodiscard]] OptionsBuilder add_replay(CLI::App&);
[[nodiscard]] OptionsBuilder add_simulate(CLI::App&);
[[nodiscard]] OptionsBuilder add_arena(CLI::App&);
[[nodiscard]] OptionsBuilder add_settings(CLI::App&);

}  // namespace vegas::cli
