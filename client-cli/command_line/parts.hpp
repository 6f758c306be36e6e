// What several commands can be given, each part declared once: a table, a finished game. `add_`
// adds a part to a command, `_of` says what it was given.
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
inline constexpr int kGamesMost = 1'000'000'000;  // of those that are played without a server

// A table that is there, or a new one.
struct TableWords {
    std::string link = {};
    std::string options = "{}";
    int seats = 0;
    int clock_s = 0;
    Target target = {};
    NewTable table = {};
};

// A finished game.
struct TranscriptWords {
    std::string what = {};
};

[[noreturn]] void usage(const std::string& text);

// Sentences in place of a screen, and a last line for programs.
void add_speech(CLI::App&, Common&);
// How long a payout stands on a screen.
void add_speed(CLI::App&, std::string& speed);
// Where one goes, as whom, and how the screen looks. `speech`: as add_speech() has filled it.
[[nodiscard]] Common common_of(const Settings&, const std::string& default_name,
                               const Common& speech = {});

void add_target(CLI::App&, TableWords&);
// A link says which table and server are meant.
void take_link(const CLI::App&, TableWords&, Settings&);
void add_new_table(CLI::App&, TableWords&);
// Where a table is named that is there, nothing may be said of a new one.
[[nodiscard]] NewTable new_table_of(const CLI::App&, const TableWords&, const Settings&);

void add_options(CLI::App&, std::string& options);
[[nodiscard]] json options_of(const std::string& options);

void add_transcript(CLI::App&, TranscriptWords&);
[[nodiscard]] TranscriptOptions transcript_of(const CLI::App&, const TranscriptWords&, Settings);
// Of a link; 0 where there is none.
[[nodiscard]] std::size_t step_of(const TranscriptWords&);

[[nodiscard]] std::string login_name();

}  // namespace vegas::cli
