// One way in which a game may go on after an action, as far as it is looked at.
#pragma once

#include <cstdint>

#include "engine/game.hpp"

namespace vegas::bots {

// Plays the action, then on to the end of the round, in VEGAS for some turns, with light answers
// for everybody. What comes of it for the seat that answered: see prospect(). The same `luck` gives
// the same dice for each turn of each seat, as far as it comes to that turn.
struct Outcome {
    double won = 0;
    int cost = 0;  // about the decisions that were made on the way, with a share for what comes
                   // once: the copy, the payout, the next deal
};
// How much the seat wants to hurt the others on the way: see Thinker.
inline constexpr int kOthersPercent = 30;
[[nodiscard]] Outcome playout(const Game& from, const Action&, std::uint64_t luck,
                              int others_percent = kOthersPercent);

}  // namespace vegas::bots
