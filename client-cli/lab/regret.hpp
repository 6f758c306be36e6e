// What a choice cost: how much more often the best action would have won, by playouts.
#pragma once

#include <cstdint>
#include <string>

#include "engine/game.hpp"

namespace vegas::cli {

// What a decision was about: the word of the question, and the tile that asks it or that a
// placement would set off, as "A1"; empty: none. Where one passes and should not have, or the other
// way round, the word is `pass`.
struct Matter {
    std::string what, tile;
    auto operator<=>(const Matter&) const = default;
};

struct Regret {
    std::uint64_t decisions = 0;
    double sum = 0;  // of shares of wins
    void add(double regret) {
        ++decisions;
        sum += regret;
    }
    void add(const Regret& other) {
        decisions += other.decisions;
        sum += other.sum;
    }
};

struct Judged {
    Matter matter;
    double regret = 0;
};

// Which action is best is found by half of the playouts; by how much, by the others: so that luck
// in the first half makes nothing of a good choice. REQUIRES: the action is a legal one of several.
[[nodiscard]] Judged judge(const Game& known, const Action& chosen, std::uint64_t seed,
                           int playouts_each);

}  // namespace vegas::cli
