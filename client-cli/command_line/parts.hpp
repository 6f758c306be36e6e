// What several commands can be given, each part declared once: the server, a name, the screen, a
// table. `add_` adds a part to a command, `_of` says what it was given.
#pragma once

#include <CLI/CLI.hpp>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "client-cli/commands/options.hpp"
#include "client-cli/local/options.hpp"
#include "client-cli/net/link.hpp"

namespace vegas::cli {

inline constexpr const char* kServerDefault = "ws://127.0.0.1:8080";
inline constexpr int kSeatsMax = 8;
inline constexpr int kGamesMost = 1'000'000'000;  // of those that are played without a server

// Where one goes, as whom, and how the screen looks.
struct CommonWords {
    std::string server = {};
    Common common = {};
};

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
    CommonWords common = {};
    std::string what = {};
};

// One of these words, whatever its capitals; where it is none, what was perhaps meant is told.
[[nodiscard]] CLI::Validator one_of(const std::vector<std::string>& words);

[[noreturn]] void usage(const std::string& text);

void add_server(CLI::App&, CommonWords&);
// The server and a name.
void add_common(CLI::App&, CommonWords&, const char* name_help);
void add_language(CLI::App&, Common&);
// The language too.
void add_screen(CLI::App&, Common&);
// Sentences in place of a screen, and a last line for programs.
void add_speech(CLI::App&, Common&);
// How long a payout stands on a screen.
void add_speed(CLI::App&, std::string& speed);
[[nodiscard]] Common common_of(const CommonWords&, const std::string& default_name);

void add_target(CLI::App&, TableWords&);
// A link says which table and server are meant.
void take_link(const CLI::App&, TableWords&, CommonWords&);
void add_new_table(CLI::App&, TableWords&);
void add_ruleset(CLI::App&, std::string& ruleset);
void add_bot_level(CLI::App&, std::string& level);
void add_no_save(CLI::App&, bool& no_save);
// Where a table is named that is there, nothing may be said of a new one.
[[nodiscard]] NewTable new_table_of(const CLI::App&, const TableWords&);

void add_options(CLI::App&, std::string& options);
[[nodiscard]] nlohmann::json options_of(const std::string& options);

void add_transcript(CLI::App&, TranscriptWords&);
[[nodiscard]] TranscriptOptions transcript_of(const CLI::App&, const TranscriptWords&);
// Of a link; 0 where there is none.
[[nodiscard]] std::size_t step_of(const TranscriptWords&);

[[nodiscard]] std::string login_name();

}  // namespace vegas::cli
