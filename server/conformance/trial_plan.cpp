#include "server/conformance/trial_plan.hpp"

#include <iterator>
#include <string_view>

#include "engine/action.hpp"
#include "engine/setup.hpp"
#include "server/conformance/fault_injector.hpp"

namespace vegas::shell::conformance {
namespace {

constexpr std::size_t kGamesMost = 60;

// Each tile that asks something lies on the table in one of the rounds.
const ordered_json kTiles = ordered_json::parse(R"([["A1","B1","E1","F1","G1","H1"],
                                    ["A1","B2","E2","F2","G2","H2"],
                                    ["D2","B1","E2","F2","G1","H2"]])");

TrialGame with_duels() { return {.ruleset = "vegas-1996", .options = {{"duel", true}}}; }
TrialGame with_tiles() { return {.ruleset = "royale", .options = {{"tile_set", kTiles}}}; }

bool is_of_1996(std::string_view ask) {
    for (const AskSpec& spec : kAsks) {
        if (spec.name == ask) return spec.value >= Ask::start_table;
    }
    return false;
}

// All rulesets, and then those again of which something has not been asked.
std::optional<TrialGame> next_game_with_missing_asks(std::size_t number,
                                                     const std::set<std::string>& seen_asks) {
    if (number < kRulesets.size()) {
        return TrialGame{.ruleset = std::string(kRulesets.at(number).name)};
    }
    const auto missing = missing_asks(seen_asks);
    if (missing.empty() || number >= kGamesMost) return std::nullopt;
    // In turns: the first that is missing may be the rarest.
    auto it = missing.begin();
    std::advance(it, number % missing.size());
    return is_of_1996(*it) ? with_duels() : with_tiles();
}

}  // namespace

std::set<std::string> missing_asks(const std::set<std::string>& seen_asks) {
    std::set<std::string> missing;
    for (const AskSpec& spec : kAsks) {
        const std::string name(spec.name);
        if (spec.value != Ask::none && !seen_asks.contains(name)) missing.insert(name);
    }
    return missing;
}

std::optional<TrialGame> next_game(Trial trial, std::size_t number,
                                   const std::set<std::string>& seen_asks,
                                   const std::string& seed) {
    std::optional<TrialGame> game;
    if (trial == Trial::questions) {
        game = next_game_with_missing_asks(number, seen_asks);
    } else if (number == 0) {
        game = trial == Trial::news ? with_tiles() : TrialGame{.ruleset = "royale-basic"};
    }
    if (!game) return std::nullopt;
    game->seed = seed + " " + std::string(word_of(trial)) + " " + std::to_string(number);
    game->bot_seat = number % game->seats;
    game->clock_ms = FaultInjector::clock_ms(trial);
    return game;
}

}  // namespace vegas::shell::conformance
