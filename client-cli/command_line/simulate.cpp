#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

struct SimulateArguments {
    std::string options = "{}";
    int seats = 0;
    SimulateOptions simulate;
};

SimulateOptions simulate_of(const CLI::App& app, const SimulateArguments& words) {
    SimulateOptions simulate = words.simulate;
    if (!is_utf8(simulate.seed)) usage("--seed: not valid UTF-8");
    simulate.options = options_of(words.options);
    if (app.count("--seats") > 0) simulate.seats = words.seats;
    return simulate;
}

}  // namespace

OptionsBuilder add_simulate(CLI::App& app) {
    auto words = std::make_shared<SimulateArguments>();
    SimulateOptions& simulate = words->simulate;
    app.add_option("--ruleset", simulate.ruleset, "ruleset of the games")->capture_default_str();
    app.add_option("--seats", words->seats,
                   "how many seats (default: as many as the ruleset allows)")
        ->check(CLI::Range(2, kSeatsMax));
    add_options(app, words->options);
    app.add_option("--games", simulate.games, "how many games")
        ->check(CLI::Range(1, kGamesMost))
        ->capture_default_str();
    app.add_option("--seed", simulate.seed, "any text; the same text gives the same games")
        ->capture_default_str();
    app.add_option("--transcripts", simulate.transcripts,
                   "folder to which the transcript of every game is written");
    app.add_flag("--json", simulate.as_json, "print JSON");
    return [&app, words](const ClientSettings&) { return simulate_of(app, *words); };
}

}  // namespace vegas::cli
