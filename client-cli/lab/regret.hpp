// Measures the regret of a choice by playouts: how much more often the best action would have won.
#pragma once

#include <cstdint>
#include <string>

#include "engine/game.hpp"

namespace vegas::cli {

// What a decision was about. `what` is the word of the question; it is `pass` for wrongly passing
// or wrongly not passing. `tile` asks the question or would be activated by the placement, as "A1";
// empty: none.
struct DecisionCategory {
    std::string what, tile;
    auto operator<=>(const DecisionCategory&) const = default;
};

struct RegretSum {
    std::uint64_t decisions = 0;
    double sum = 0;  // of shares of wins
    void add(double regret) {
        ++decisions;
        sum += regret;
    }
    void add(const RegretSum& other) {
        decisions += other.decisions;
        sum += other.sum;
    }
};

struct ChoiceRegret {
    DecisionCategory category;
    double regret = 0;
};

// Half of the playouts find the best action; the other half measure by how much it is better. So
// luck in the first half does not make a good choice look bad. REQUIRES: the action is a legal one
// of several.
[[nodiscard]] ChoiceRegret measure_regret(const Game& known, const Action& chosen,
                                          std::uint64_t seed, int playouts_each);

}  // namespace vegas::cli
