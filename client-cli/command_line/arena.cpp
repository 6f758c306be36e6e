#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr int kJobsMax = 64;
constexpr int kPatienceMaxMs = 3'600'000;

struct ArenaArguments {
    std::string options = "{}";
    ArenaOptions arena;
};

ArenaOptions arena_of(const ArenaArguments& words) {
    ArenaOptions arena = words.arena;
    if (!is_utf8(arena.seed)) usage("--seed: not valid UTF-8");
    arena.options = options_of(words.options);
    return arena;
}

}  // namespace

OptionsBuilder add_arena(CLI::App& app) {
    auto words = std::make_shared<ArenaArguments>();
    ArenaOptions& arena = words->arena;
    app.add_option("--bots", arena.bots,
                   "a level or a program for each seat, with commas between; hard:500 has 500 "
                   "playouts")
        ->delimiter(',')
        ->expected(2, kSeatsMax)
        ->capture_default_str();
    app.add_option("--program", arena.programs,
                   "a program that plays over its standard input and output; may be repeated")
        ->type_name("NAME=COMMAND")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    app.add_option("--patience", arena.patience_ms,
                   "milliseconds that a program may take for an answer")
        ->check(CLI::Range(1, kPatienceMaxMs))
        ->capture_default_str();
    app.add_option("--ruleset", arena.ruleset, "ruleset of the games")->capture_default_str();
    add_options(app, words->options);
    app.add_option("--games", arena.games, "how many games")
        ->check(CLI::Range(1, kGamesMost))
        ->capture_default_str();
    app.add_option("--seed", arena.seed, "any text; the same text gives the same games")
        ->capture_default_str();
    app.add_option("--jobs", arena.jobs, "how many threads play")
        ->check(CLI::Range(1, kJobsMax))
        ->capture_default_str();
    app.add_option("--judge", arena.judge_playouts,
                   "judge every choice by so many playouts of each action (default: none)")
        ->check(CLI::Range(2, kGamesMost));
    app.add_flag("--json", arena.as_json, "print JSON");
    return [words](const ClientSettings&) { return arena_of(*words); };
}

}  // namespace vegas::cli
