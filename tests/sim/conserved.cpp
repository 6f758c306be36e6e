#include "tests/sim/conserved.hpp"

#include <map>
#include <vector>

namespace vegas::sim {
namespace {

using test::json;

int dice_of(const json& lot) {
    const json& big = lot.contains("big") ? lot["big"] : json(0);
    return lot["small"].get<int>() + big.get<int>();
}

}  // namespace

std::string not_conserved(const json& view) {
    const std::string ruleset = view["table"]["ruleset"];
    const bool counts = ruleset == "classic" || ruleset == "royale-basic";
    if (!counts || view["table"]["status"] != "playing") return {};
    std::vector<int> dice;
    for (const json& seat : view["seats"]) dice.push_back(dice_of(seat["supply"]));
    for (const json& casino : view["casinos"]) {
        for (const json& lot : casino["dice"]) {
            if (lot["owner"].is_number()) dice[lot["owner"].get<std::size_t>()] += dice_of(lot);
        }
    }
    for (const int n : dice) {
        if (n != 8) return "a seat has " + std::to_string(n) + " dice";
    }
    return {};
}

std::string not_paid(const json& transcript, const json& replay) {
    if (transcript["ruleset"] != "classic") return {};
    std::map<int, std::int64_t> won;
    for (const json& step : replay["steps"]) {
        for (const json& event : step["events"]) {
            if (event["kind"] != "card_won") continue;
            won[event["seat"].get<int>()] += event["dollars"].get<std::int64_t>();
        }
    }
    int seat = 0;
    for (const json& total : transcript["result"]["totals"]) {
        if (won[seat] != total) {
            return "seat " + std::to_string(seat) + " was paid " + std::to_string(won[seat]) +
                   " and has " + test::dumped(total);
        }
        ++seat;
    }
    return {};
}

}  // namespace vegas::sim
