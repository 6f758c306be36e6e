#include "client-cli/command_line.hpp"

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/net/tls.hpp"
#include "client-cli/protocol/generated.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/language.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace {

constexpr const char* kServerDefault = "ws://127.0.0.1:8080";
constexpr std::size_t kNameCharsMax = 24;
constexpr int kSeatsMax = 8;
constexpr int kLocalSeats = 4;
constexpr int kClockMaxS = 86'400;
constexpr int kGamesMax = 1'000'000;
constexpr int kListedMax = 10'000;
constexpr int kPagesMax = 1'000'000;
constexpr int kSimulatedMax = 1'000'000'000;
constexpr int kJobsMax = 64;
constexpr int kPatienceMaxMs = 3'600'000;

// What the options are read into, before they become values.
struct Words {
    std::string server = {};
    std::string options = "{}";
    std::string policy = "preview";
    std::uint64_t seed = 0;
    int seats = 0;
    int clock_s = 0;
    Common common;
    Target target;
    NewTable table;
    PlayOptions play;
    BotOptions bot;
    TablesOptions tables;
    GamesOptions games;
    RulesOptions rules;
    VerifyOptions verify;
    SimulateOptions simulate;
    ArenaOptions arena;
};

void add_server(CLI::App& app, Words& words) {
    app.add_option(
        "--server", words.server,
        "address of the server (default: VEGAS_SERVER, else " + std::string(kServerDefault) + ")");
    app.add_option("--cacert", words.common.cacert,
                   "file of certificates (PEM) to trust, in place of the system's (default: "
                   "VEGAS_CACERT)");
}

void add_common(CLI::App& app, Words& words, const char* name_help) {
    add_server(app, words);
    app.add_option("--name", words.common.name, name_help);
}

void add_language(CLI::App& app, Words& words) {
    app.add_option("--lang", words.common.language,
                   "language of the screen (default: VEGAS_LANG, else that of the locale)")
        ->check(CLI::IsMember(languages(), CLI::ignore_case));
}

void add_screen(CLI::App& app, Words& words) {
    add_language(app, words);
    app.add_flag("--no-color,--no-colour", words.common.plain,
                 "no colors (NO_COLOR=1 does the same)");
    app.add_flag("--ascii", words.common.ascii, "only ASCII characters");
}

void add_speech(CLI::App& app, Words& words) {
    app.add_flag("--plain", words.common.speech,
                 "for speech programs: a sentence a line, no screen, no signs (as in a pipe)");
    app.add_flag("--result-line", words.common.result_line,
                 "end with a line for programs (as in a pipe)");
}

void add_target(CLI::App& app, Words& words) {
    auto* table = app.add_option("--table", words.target.table, "id of a public table");
    app.add_option("--invite", words.target.invite, "invite of a table")->excludes(table);
}

void add_new_table(CLI::App& app, Words& words) {
    app.add_option("--ruleset", words.table.ruleset,
                   "royale, royale-basic, classic, custom or vegas-1996")
        ->capture_default_str();
    app.add_option("--seats", words.seats, "how many seats a new table has")
        ->check(CLI::Range(2, kSeatsMax));
    app.add_option("--options", words.options, "options of the ruleset, as a JSON object")
        ->capture_default_str();
    app.add_flag("--public", words.table.is_public, "make the new table public");
    app.add_flag("--people-only", words.table.people_only,
                 "no bots at the new table but house bots");
    auto* clock = app.add_option("--clock", words.clock_s, "seconds for each decision")
                      ->check(CLI::Range(1, kClockMaxS));
    app.add_flag("--no-clock", words.table.no_clock, "no time limit")->excludes(clock);
}

void add_play(CLI::App& app, Words& words) {
    add_common(app, words, "your name (default: your login name)");
    add_target(app, words);
    add_new_table(app, words);
    app.add_option("--bots", words.play.bots, "how many house bots sit at a new table")
        ->check(CLI::Range(0, kSeatsMax - 1))
        ->capture_default_str();
    app.add_option("--bot-level", words.play.bot_level, "level of the house bots")
        ->check(CLI::IsMember(std::vector<std::string>(kLevels.begin(), kLevels.end())))
        ->capture_default_str();
    auto* local = app.add_flag("--local", words.play.local,
                               "alone against house bots, at a server that is started for this");
    for (const char* other : {"--server", "--table", "--invite", "--public", "--people-only"}) {
        local->excludes(app.get_option(other));
    }
    app.add_flag("--ready", words.play.ready, "say at once that you are ready");
    app.add_flag("--no-save", words.play.no_save,
                 "do not save the token that brings you back to your seat");
    add_screen(app, words);
    add_speech(app, words);
}

void add_bot(CLI::App& app, Words& words) {
    add_common(app, words, "name of the bot (default: its policy)");
    app.add_option("--policy", words.policy, "how the bot chooses its actions")
        ->check(CLI::IsMember({"preview", "random"}))
        ->capture_default_str();
    app.add_option("--games", words.bot.games, "how many games to play, one after another")
        ->check(CLI::Range(1, kGamesMax))
        ->capture_default_str();
    app.add_flag("--create", words.bot.create, "open a new table and print its invite");
    add_target(app, words);
    add_new_table(app, words);
    app.add_option("--seed", words.seed, "a number; the same number gives the same random choices");
    app.add_flag("--json", words.bot.as_json, "print JSON");
    add_language(app, words);
}

void add_tables(CLI::App& app, Words& words) {
    add_common(app, words, "your name");
    app.add_option("--ruleset", words.tables.ruleset, "only tables of this game");
    app.add_flag("--free", words.tables.free, "only open tables with a free seat");
    auto* page = app.add_option("--page", words.tables.page, "which page of the list")
                     ->check(CLI::Range(1, kPagesMax))
                     ->capture_default_str();
    app.add_flag("--all", words.tables.all, "all pages")->excludes(page);
    app.add_flag("--json", words.tables.as_json, "print JSON");
    add_screen(app, words);
}

void add_games(CLI::App& app, Words& words) {
    add_common(app, words, "the name under which you played (default: your login name)");
    app.add_option("--most", words.games.most, "how many games to list")
        ->check(CLI::Range(1, kListedMax))
        ->capture_default_str();
    app.add_flag("--json", words.games.as_json, "print JSON");
    add_screen(app, words);
}

void add_rules(CLI::App& app, Words& words) {
    app.add_option("ruleset", words.rules.ruleset, "a game (default: list them)");
    app.add_option("tile", words.rules.tile, "one of its tiles, by its name or its letters");
    add_screen(app, words);
}

void add_verify(CLI::App& app, Words& words) {
    app.add_option("transcript", words.verify.what,
                   "a file, - for standard input, or the id of a finished game on the server")
        ->required();
    add_common(app, words, "the name under which you played it (default: your login name)");
}

void add_simulate(CLI::App& app, Words& words) {
    app.add_option("--ruleset", words.simulate.ruleset, "ruleset of the games")
        ->capture_default_str();
    app.add_option("--seats", words.seats,
                   "how many seats (default: as many as the ruleset allows)")
        ->check(CLI::Range(2, kSeatsMax));
    app.add_option("--options", words.options, "options of the ruleset, as a JSON object")
        ->capture_default_str();
    app.add_option("--games", words.simulate.games, "how many games")
        ->check(CLI::Range(1, kSimulatedMax))
        ->capture_default_str();
    app.add_option("--seed", words.simulate.seed, "any text; the same text gives the same games")
        ->capture_default_str();
    app.add_option("--transcripts", words.simulate.transcripts,
                   "folder to which the transcript of every game is written");
    app.add_flag("--json", words.simulate.as_json, "print JSON");
}

void add_arena(CLI::App& app, Words& words) {
    app.add_option("--bots", words.arena.bots,
                   "a level or a program for each seat, with commas between; hard:500 has 500 "
                   "playouts")
        ->delimiter(',')
        ->expected(2, kSeatsMax)
        ->capture_default_str();
    app.add_option("--program", words.arena.programs,
                   "a program that plays over its standard input and output; may be repeated")
        ->type_name("NAME=COMMAND")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    app.add_option("--patience", words.arena.patience_ms,
                   "milliseconds that a program may take for an answer")
        ->check(CLI::Range(1, kPatienceMaxMs))
        ->capture_default_str();
    app.add_option("--ruleset", words.arena.ruleset, "ruleset of the games")->capture_default_str();
    app.add_option("--options", words.options, "options of the ruleset, as a JSON object")
        ->capture_default_str();
    app.add_option("--games", words.arena.games, "how many games")
        ->check(CLI::Range(1, kSimulatedMax))
        ->capture_default_str();
    app.add_option("--seed", words.arena.seed, "any text; the same text gives the same games")
        ->capture_default_str();
    app.add_option("--jobs", words.arena.jobs, "how many threads play")
        ->check(CLI::Range(1, kJobsMax))
        ->capture_default_str();
    app.add_option("--judge", words.arena.judged,
                   "judge every choice by so many playouts of each action (default: none)")
        ->check(CLI::Range(2, kSimulatedMax));
    app.add_flag("--json", words.arena.as_json, "print JSON");
}

[[noreturn]] void usage(const std::string& text) { throw CLI::ValidationError(text, 2); }

void check_target(const CLI::App& app) {
    if (app.count("--table") + app.count("--invite") == 0) return;
    for (const char* option : {"--ruleset", "--seats", "--options", "--public", "--people-only",
                               "--clock", "--no-clock"}) {
        if (app.count(option) > 0) usage(std::string(option) + " is for new tables only");
    }
}

void finish_name(Common& common, const std::string& fallback) {
    std::string& name = common.name;
    if (name.empty()) name = fallback;
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
}

std::string login_name() {
    const char* user = std::getenv("USER");
    const std::string name = cut(user == nullptr ? "" : safe_text(user, true), kNameCharsMax);
    return name.empty() ? "Player" : name;
}

// CLI11 would read a variable for every command, and so over what one of them was given.
std::string environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

Address server_of(const Words& words) {
    std::string server = words.server.empty() ? environment("VEGAS_SERVER") : words.server;
    if (server.empty()) server = kServerDefault;
    std::string why;
    const auto address = parse_address(server, why);
    if (!address) usage("--server " + safe_text(server, true) + ": " + why);
    return *address;
}

void finish_cacert(Common& common) {
    if (common.cacert.empty()) common.cacert = environment("VEGAS_CACERT");
    if (!common.server.secure || common.cacert.empty()) return;
    if (const auto flaw = flaw_of_cacert(common.cacert)) {
        usage("--cacert " + safe_text(common.cacert, true) + ": " + *flaw);
    }
}

json options_of(const Words& words) {
    json options = parse_json(words.options);
    if (!options.is_object()) usage("--options: not a JSON object");
    return options;
}

void finish_language(Common& common) {
    const std::string wish = environment("VEGAS_LANG");
    if (!common.language.empty() || wish.empty()) return;
    common.language = best_language(wish, languages());
    if (!common.language.empty()) return;
    std::string known;
    for (const std::string& language : languages()) known += " " + language;
    usage("VEGAS_LANG is none of:" + known);
}

void finish_common(const CLI::App& app, Words& words, const std::string& default_name) {
    words.common.server = server_of(words);
    finish_cacert(words.common);
    finish_name(words.common, default_name);
    if (app.get_option_no_throw("--lang") != nullptr) finish_language(words.common);
    if (app.get_option_no_throw("--options") == nullptr) return;
    words.table.options = options_of(words);
    if (app.count("--seats") > 0) words.table.seats = words.seats;
    if (app.count("--clock") > 0) words.table.clock_s = words.clock_s;
    check_target(app);
}

PlayOptions play_of(const CLI::App& app, Words& words) {
    finish_common(app, words, login_name());
    PlayOptions play = words.play;
    if (words.target.given() && play.bots > 0) usage("--bots is for new tables only");
    play.common = words.common;
    play.target = words.target;
    play.table = words.table;
    if (play.local) {
        play.no_save = true;
        play.table.no_clock = !play.table.clock_s;
        if (app.count("--bots") == 0) play.bots = play.table.seats.value_or(kLocalSeats) - 1;
    }
    if (play.bots > 0 && !play.table.seats) play.table.seats = play.bots + 1;
    if (play.table.seats && play.bots >= *play.table.seats) {
        usage("--bots leaves no seat for you: --seats is too small");
    }
    return play;
}

WatchOptions watch_of(const CLI::App& app, Words& words) {
    finish_common(app, words, login_name());
    if (!words.target.given()) usage("watch needs --table or --invite");
    return {.common = words.common, .target = words.target};
}

BotOptions bot_of(const CLI::App& app, Words& words) {
    finish_common(app, words, words.policy + " bot");
    BotOptions bot = words.bot;
    if (words.target.given() && bot.create) {
        usage("--create cannot be used with --table or --invite");
    }
    if (words.target.given() && bot.games > 1) {
        usage("--games cannot be used with --table or --invite");
    }
    bot.common = words.common;
    bot.target = words.target;
    bot.table = words.table;
    if (!bot.table.seats && !words.target.given()) bot.table.seats = 4;
    bot.policy = words.policy == "random" ? Policy::random : Policy::preview;
    bot.any_ruleset = app.count("--ruleset") == 0;
    if (app.count("--seed") > 0) bot.seed = words.seed;
    return bot;
}

TablesOptions tables_of(const CLI::App& app, Words& words) {
    finish_common(app, words, login_name());
    TablesOptions tables = words.tables;
    tables.common = words.common;
    return tables;
}

GamesOptions games_of(const CLI::App& app, Words& words) {
    finish_common(app, words, login_name());
    GamesOptions games = words.games;
    games.common = words.common;
    return games;
}

RulesOptions rules_of(Words& words) {
    finish_language(words.common);
    RulesOptions rules = words.rules;
    rules.plain = words.common.plain;
    rules.ascii = words.common.ascii;
    rules.language = words.common.language;
    return rules;
}

VerifyOptions verify_of(const CLI::App& app, Words& words) {
    finish_common(app, words, login_name());
    words.verify.server = words.common.server;
    words.verify.cacert = words.common.cacert;
    words.verify.name = words.common.name;
    return words.verify;
}

SimulateOptions simulate_of(const CLI::App& app, Words& words) {
    SimulateOptions simulate = words.simulate;
    if (!is_utf8(simulate.seed)) usage("--seed: not valid UTF-8");
    simulate.options = options_of(words);
    if (app.count("--seats") > 0) simulate.seats = words.seats;
    return simulate;
}

ArenaOptions arena_of(Words& words) {
    ArenaOptions arena = words.arena;
    if (!is_utf8(arena.seed)) usage("--seed: not valid UTF-8");
    arena.options = options_of(words);
    return arena;
}

}  // namespace

std::variant<CommandLine, int> parse_command_line(int argc, const char* const* argv) {
    CLI::App app{"Las Vegas in a terminal: a client of vegasd."};
    app.name("vegas");
    app.footer(
        "Examples:\n"
        "  vegas play --local                      against three house bots, without a network\n"
        "  vegas play --bots 3                     the same at a server\n"
        "  vegas play                              a table for friends; shows its invite\n"
        "  vegas play --invite CODE                at a friend's table\n"
        "  vegas play --server https://play.example.org   at a public server\n"
        "  vegas watch --table ID                  watch a table\n"
        "  vegas bot --games 10                    let a bot play ten games on public tables\n"
        "  vegas games                             the games that you have played\n"
        "  vegas rules royale                      how a game is played\n"
        "  vegas verify game.json                  was that game fair?\n");
    app.require_subcommand(1);
    app.set_version_flag("--version", "vegas " + std::string(kVersion));
    Words words;
    CLI::App& play = *app.add_subcommand("play", "play at a new table or at a friend's");
    CLI::App& watch = *app.add_subcommand("watch", "watch a table");
    CLI::App& bot = *app.add_subcommand("bot", "let a bot play");
    CLI::App& tables = *app.add_subcommand("tables", "list the public tables");
    CLI::App& games = *app.add_subcommand("games", "list the finished games that you have played");
    CLI::App& rules = *app.add_subcommand("rules", "show the rules of a game, without a server");
    CLI::App& verify = *app.add_subcommand("verify", "verify the transcript of a finished game");
    CLI::App& simulate =
        *app.add_subcommand("simulate", "play random games without a server, and count");
    CLI::App& arena =
        *app.add_subcommand("arena", "let house bots and programs play each other, and count");
    add_arena(arena, words);
    add_games(games, words);
    add_rules(rules, words);
    add_verify(verify, words);
    add_simulate(simulate, words);
    add_play(play, words);
    add_common(watch, words, "your name");
    add_target(watch, words);
    add_screen(watch, words);
    add_speech(watch, words);
    add_bot(bot, words);
    add_tables(tables, words);
    try {
        app.parse(argc, argv);
        if (play.parsed()) return CommandLine(play_of(play, words));
        if (watch.parsed()) return CommandLine(watch_of(watch, words));
        if (bot.parsed()) return CommandLine(bot_of(bot, words));
        if (games.parsed()) return CommandLine(games_of(games, words));
        if (rules.parsed()) return CommandLine(rules_of(words));
        if (verify.parsed()) return CommandLine(verify_of(verify, words));
        if (simulate.parsed()) return CommandLine(simulate_of(simulate, words));
        if (arena.parsed()) return CommandLine(arena_of(words));
        return CommandLine(tables_of(tables, words));
    } catch (const CLI::Success& asked) {
        return app.exit(asked);
    } catch (const CLI::ParseError& error) {
        const auto chosen = app.get_subcommands();
        const std::string command = chosen.empty() ? "" : chosen.front()->get_name() + " ";
        std::cerr << "vegas: " << safe_text(error.what(), true) << " (see vegas " << command
                  << "--help)\n";
        return kExitUsage;
    }
}

}  // namespace vegas::cli
