// Options that several commands share, such as a table or a finished game. `add_` adds them to a
// command; `_of` gives their values.
#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "client-cli/command_line/settings.hpp"
#include "client-cli/commands/options.hpp"
#include "client-cli/local/options.hpp"
#include "client-cli/net/link.hpp"

namespace vegas::cli {

inline constexpr int kSeatsMax = 8;
inline constexpr int kGamesMost = 1'000'000'000;  // played without a server

// An existing table, or a new one.
struct TableArguments {
    std::string link = {};
    std::string options = "{}";
    int seats = 0;
    int clock_s = 0;
    int days = 0;
    Target target = {};
    NewTable table = {};
};

// A finished game.
struct TranscriptArguments {
    std::string what = {};
};

[[noreturn]] void usage(const std::string& text);

// Adds the options for sentences instead of a screen, and for a last line for programs.
void add_speech(CLI::App&, Common&);
// Adds the option for how long a payout is shown.
void add_speed(CLI::App&, std::string& speed);
// The server, the player's name and the look of the screen. `speech`: as filled by add_speech().
[[nodiscard]] Common common_of(const ClientSettings&, const std::string& default_name,
                               const Common& speech = {});

void add_target(CLI::App&, TableArguments&);
// If a link is given, takes the table and the server from it.
void apply_link(const CLI::App&, TableArguments&, ClientSettings&);
void add_new_table(CLI::App&, TableArguments&);
// It is a usage error to describe a new table and name an existing one.
[[nodiscard]] NewTable new_table_of(const CLI::App&, const TableArguments&, const ClientSettings&);

void add_options(CLI::App&, std::string& options);
[[nodiscard]] json options_of(const std::string& options);

void add_transcript(CLI::App&, TranscriptArguments&);
[[nodiscard]] TranscriptOptions transcript_of(const CLI::App&, const TranscriptArguments&,
                                              ClientSettings);
// The step that a link points to; 0 without a link.
[[nodiscard]] std::size_t step_of(const TranscriptArguments&);

[[nodiscard]] std::string login_name();

}  // namespace vegas::cli
