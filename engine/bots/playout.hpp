// Simulates one continuation of a game after an action.
#pragma once

#include <cstdint>

#include "engine/game.hpp"

namespace vegas::bots {

// Plays the action, then the rest of the round (in VEGAS: some turns); rollout policies decide for
// all seats. `won` is evaluate() for the seat that acted. The same `seed` gives the same dice for
// each turn of each seat that the playout reaches.
struct PlayoutResult {
    double won = 0;
    // Roughly the number of decisions made, plus a share for the copy, the payout and the next
    // deal.
    int cost = 0;
};
// Weight of the opponents' losses in a playout: see RolloutPlayer.
inline constexpr int kOpponentWeightPercent = 30;
[[nodiscard]] PlayoutResult playout(const Game& from, const Action&, std::uint64_t seed,
                                    int opponent_weight_percent = kOpponentWeightPercent);

}  // namespace vegas::bots
