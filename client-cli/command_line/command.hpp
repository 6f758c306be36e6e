// The commands of the line, each in a file of its own: what it may be given, and what that means.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

#include "client-cli/command_line/command_line.hpp"
#include "client-cli/command_line/settings.hpp"

namespace vegas::cli {

// What the words of the line say, once they have been read into the options of the command. Throws
// CLI::ValidationError where they do not go together.
using Meaning = std::function<CommandLine(const Settings&)>;

// Each adds its options to the command, which has those of its settings already and outlives the
// meaning.
[[nodiscard]] Meaning add_play(CLI::App&);
[[nodiscard]] Meaning add_watch(CLI::App&);
[[nodiscard]] Meaning add_bot(CLI::App&);
[[nodiscard]] Meaning add_tables(CLI::App&);
[[nodiscard]] Meaning add_games(CLI::App&);
[[nodiscard]] Meaning add_rules(CLI::App&);
[[nodiscard]] Meaning add_verify(CLI::App&);
[[nodiscard]] Meaning add_replay(CLI::App&);
[[nodiscard]] Meaning add_simulate(CLI::App&);
[[nodiscard]] Meaning add_arena(CLI::App&);
[[nodiscard]] Meaning add_settings(CLI::App&);

}  // namespace vegas::cli
