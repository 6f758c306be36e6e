#include "server/conformance/plan.hpp"

#include <iterator>
#include <string_view>

#include "engine/action.hpp"
#include "engine/setup.hpp"
#include "server/conformance/meddler.hpp"

namespace vegas::shell::conformance {
namespace {

constexpr std::size_t kGamesMost = 60;

// Each tile that asks something lies on the table in one of the rounds.
const Json kTiles = Json::parse(R"([["A1","B1","E1","F1","G1","H1"],
                                    ["A1","B2","E2","F2","G2","H2"],
                                    ["D2","B1","E2","F2","G1","H2"]])");

Game with_duels() { return {.ruleset = "vegas-1996", .options = {{"duel", true}}}; }
Game with_tiles() { return {.ruleset = "royale", .options = {{"tile_set", kTiles}}}; }

bool is_of_1996(std::string_view ask) {
    for (const AskSpec& spec : kAsks) {
        if (spec.name == ask) return spec.value >= Ask::start_table;
    }
    return false;
}

// All rulesets, and then those again of which something has not been asked.
std::optional<Game> next_questions(std::size_t number, const std::set<std::string>& asked) {
    if (number < kRulesets.size()) return Game{.ruleset = std::string(kRulesets.at(number).name)};
    const auto missing = not_asked(asked);
    if (missing.empty() || number >= kGamesMost) return std::nullopt;
    // In turns: the first that is missing may be the rarest.
    auto it = missing.begin();
    std::advance(it, number % missing.size());
    return is_of_1996(*it) ? with_duels() : with_tiles();
}

}  // namespace

std::set<std::string> not_asked(const std::set<std::string>& asked) {
    std::set<std::string> missing;
    for (const AskSpec& spec : kAsks) {
        const std::string name(spec.name);
        if (spec.value != Ask::none && !asked.contains(name)) missing.insert(name);
    }
    return missing;
}

std::optional<Game> next_game(Trial trial, std::size_t number, const std::set<std::string>& asked,
                              const std::string& seed) {
    std::optional<Game> game;
    if (trial == Trial::questions) {
        game = next_questions(number, asked);
    } else if (number == 0) {
        game = trial == Trial::news ? with_tiles() : Game{.ruleset = "royale-basic"};
    }
    if (!game) return std::nullopt;
    game->seed = seed + " " + std::string(word_of(trial)) + " " + std::to_string(number);
    game->bot_seat = number % game->seats;
    game->clock_ms = Meddler::clock_ms(trial);
    return game;
}

}  // namespace vegas::shell::conformance
