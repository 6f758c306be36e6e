#include "client-cli/command_line/parts.hpp"

#include <algorithm>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "client-cli/net/tls.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/language.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace {

constexpr const char* kServerDefault = "ws://127.0.0.1:8080";
constexpr std::size_t kNameCharsMax = 24;
constexpr int kClockMaxS = 86'400;

// CLI11 would count a variable as if it had been typed.
std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

void check_target(const CLI::App& app, const TableWords& words) {
    if (!words.target.given()) return;
    for (const char* option : {"--ruleset", "--seats", "--options", "--public", "--people-only",
                               "--clock", "--no-clock"}) {
        if (app.count(option) > 0) usage(std::string(option) + " is for new tables only");
    }
}

std::string name_of(const std::string& given, const std::string& fallback) {
    std::string name = given.empty() ? fallback : given;
    if (!is_utf8(name)) usage("--name: not valid UTF-8");
    const auto chars = std::count_if(name.begin(), name.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    });
    const bool spaced =
        name.starts_with(' ') || name.ends_with(' ') || name.find("  ") != std::string::npos;
    const bool control = std::any_of(name.begin(), name.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == '\x7f';
    });
    if (static_cast<std::size_t>(chars) > kNameCharsMax || spaced || control) {
        usage(
            "--name: give 1 to 24 printable characters, without leading, trailing or double "
            "spaces");
    }
    return name;
}

Address server_of(const std::string& given) {
    std::string server = given.empty() ? environment("VEGAS_SERVER") : given;
    if (server.empty()) server = kServerDefault;
    std::string why;
    const auto address = parse_address(server, why);
    if (!address) usage("--server " + safe_text(server, true) + ": " + why);
    return *address;
}

Link link_of(const std::string& text) {
    std::string why;
    const auto link = parse_link(text, why);
    if (!link) usage(safe_text(text, true) + ": " + why);
    return *link;
}

void finish_cacert(Common& common) {
    if (common.cacert.empty()) common.cacert = environment("VEGAS_CACERT");
    if (!common.server.secure || common.cacert.empty()) return;
    if (const auto flaw = flaw_of_cacert(common.cacert)) {
        usage("--cacert " + safe_text(common.cacert, true) + ": " + *flaw);
    }
}

}  // namespace

void usage(const std::string& text) { throw CLI::ValidationError(text, 2); }

void add_server(CLI::App& app, CommonWords& words) {
    app.add_option(
        "--server", words.server,
        "address of the server (default: VEGAS_SERVER, else " + std::string(kServerDefault) + ")");
    app.add_option("--cacert", words.common.cacert,
                   "file of certificates (PEM) to trust, in place of the system's (default: "
                   "VEGAS_CACERT)");
}

void add_common(CLI::App& app, CommonWords& words, const char* name_help) {
    add_server(app, words);
    app.add_option("--name", words.common.name, name_help);
}

void add_language(CLI::App& app, Common& common) {
    app.add_option("--lang", common.language,
                   "language of the screen (default: VEGAS_LANG, else that of the locale)")
        ->check(CLI::IsMember(languages(), CLI::ignore_case));
}

void add_speech(CLI::App& app, Common& common) {
    app.add_flag("--plain", common.speech,
                 "for speech programs: a sentence a line, no screen, no signs (as in a pipe)");
    app.add_flag("--result-line", common.result_line,
                 "end with a line for programs (as in a pipe)");
}

void add_speed(CLI::App& app, std::string& speed) {
    app.add_option("--speed", speed, "how long each casino's payout stands on a screen")
        ->check(CLI::IsMember(std::vector<std::string>(kSpeeds.begin(), kSpeeds.end())))
        ->capture_default_str();
}

void add_screen(CLI::App& app, Common& common) {
    add_language(app, common);
    app.add_flag("--no-color,--no-colour", common.plain, "no colors (NO_COLOR=1 does the same)");
    app.add_flag("--ascii", common.ascii, "only ASCII characters");
}

Common common_of(const CLI::App& app, const CommonWords& words, const std::string& default_name) {
    Common common = words.common;
    common.server = server_of(words.server);
    finish_cacert(common);
    common.name = name_of(common.name, default_name);
    if (app.get_option_no_throw("--lang") != nullptr) common.language = chosen_language(common);
    return common;
}

std::string chosen_language(const Common& common) {
    const std::string wish = environment("VEGAS_LANG");
    if (!common.language.empty() || wish.empty()) return common.language;
    std::string language = best_language(wish, languages());
    if (!language.empty()) return language;
    std::string known;
    for (const std::string& one : languages()) known += " " + one;
    usage("VEGAS_LANG is none of:" + known);
}

void add_target(CLI::App& app, TableWords& words) {
    auto* link = app.add_option("link", words.link, "link to the table, as the page gives it");
    link->excludes(app.get_option("--server"));
    auto* table = app.add_option("--table", words.target.table, "id of a public table");
    app.add_option("--invite", words.target.invite, "invite of a table")->excludes(table);
    for (const char* other : {"--table", "--invite"}) link->excludes(app.get_option(other));
}

void take_link(TableWords& words, CommonWords& common, const std::string& command) {
    if (words.link.empty()) return;
    const Link link = link_of(words.link);
    common.server = link.server.text();
    words.target = {.table = link.table, .invite = link.invite};
    if (link.to == Link::To::game) {
        usage(
            "this link is to a finished game; \"vegas replay\" shows it, \"vegas verify\" checks "
            "it");
    }
    if (link.to == Link::To::rules) {
        usage("this link is to rules; \"vegas rules " + link.ruleset + "\" shows them");
    }
    if (link.to == Link::To::page && command != "play") {
        usage("this link is to the start of the page, not to a table");
    }
}

void add_new_table(CLI::App& app, TableWords& words) {
    app.add_option("--ruleset", words.table.ruleset,
                   "royale, royale-basic, classic, custom or vegas-1996")
        ->capture_default_str();
    app.add_option("--seats", words.seats, "how many seats a new table has")
        ->check(CLI::Range(2, kSeatsMax));
    add_options(app, words.options);
    app.add_flag("--public", words.table.is_public, "make the new table public");
    app.add_flag("--people-only", words.table.people_only,
                 "no bots at the new table but house bots");
    auto* clock = app.add_option("--clock", words.clock_s, "seconds for each decision")
                      ->check(CLI::Range(1, kClockMaxS));
    app.add_flag("--no-clock", words.table.no_clock, "no time limit")->excludes(clock);
}

NewTable new_table_of(const CLI::App& app, const TableWords& words) {
    NewTable table = words.table;
    table.options = options_of(words.options);
    if (app.count("--seats") > 0) table.seats = words.seats;
    if (app.count("--clock") > 0) table.clock_s = words.clock_s;
    check_target(app, words);
    return table;
}

void add_options(CLI::App& app, std::string& options) {
    app.add_option("--options", options, "options of the ruleset, as a JSON object")
        ->capture_default_str();
}

json options_of(const std::string& options) {
    json parsed = parse_json(options);
    if (!parsed.is_object()) usage("--options: not a JSON object");
    return parsed;
}

void add_transcript(CLI::App& app, TranscriptWords& words) {
    app.add_option("transcript", words.what,
                   "a file, - for standard input, or a finished game on the server: its id, or its "
                   "link as the page gives it")
        ->required();
    add_common(app, words.common, "the name under which you played it (default: your login name)");
}

TranscriptOptions transcript_of(const CLI::App& app, const TranscriptWords& words) {
    TranscriptOptions transcript{.what = words.what};
    CommonWords there = words.common;
    if (looks_like_link(words.what)) {
        const Link link = link_of(words.what);
        if (link.to != Link::To::game) usage("this link is not to a finished game");
        if (app.count("--server") > 0) usage("--server: the link says already where the game is");
        there.server = link.server.text();
        transcript = {.what = link.game, .invite = link.invite, .at_server = true};
    }
    const Common common = common_of(app, there, login_name());
    transcript.server = common.server;
    transcript.cacert = common.cacert;
    transcript.name = common.name;
    return transcript;
}

std::size_t step_of(const TranscriptWords& words) {
    const bool is_link = looks_like_link(words.what);
    return is_link ? static_cast<std::size_t>(std::max<std::int64_t>(link_of(words.what).step, 0))
                   : 0;
}

std::string login_name() {
    const std::string name = cut(safe_text(environment("USER"), true), kNameCharsMax);
    return name.empty() ? "Player" : name;
}

}  // namespace vegas::cli
