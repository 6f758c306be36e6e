// Common random numbers: each turn of a seat has its own stream of draws, so that all alternatives
// see the same dice.
#pragma once

#include <array>

#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// The draws of one playout. Extra draws in one turn change nothing for the turns that follow.
class CommonRandomNumbers {
public:
    explicit CommonRandomNumbers(std::uint64_t seed) : seed_(seed), draws_(seed) {}
    [[nodiscard]] Draws& draws() { return draws_; }

    // Call it with each decision before the decision is settled.
    void on_decision(Decision asked) {
        if (!spec_of(asked.ask).begins_turn) return;
        const auto turn = static_cast<std::uint64_t>(++turns_[to_index(asked.seat)]);
        const auto stream = turn * kSeatsMax + static_cast<std::uint64_t>(asked.seat);
        draws_ = FastDraws(seed_ ^ stream * 0xd1342543de82ef95ULL);
    }

private:
    std::uint64_t seed_;
    FastDraws draws_;
    std::array<int, kSeatsMax> turns_{};
};

}  // namespace vegas::bots
