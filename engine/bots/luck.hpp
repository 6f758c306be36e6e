// Chance that two lines of play share: in which other things happen, but the same dice fall.
#pragma once

#include <array>

#include "engine/draws.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

// Each turn of each seat has draws of its own. What is drawn more in one line than in the other
// then changes nothing for the turns that follow.
class Luck {
public:
    explicit Luck(std::uint64_t luck) : luck_(luck), draws_(luck) {}
    [[nodiscard]] Draws& draws() { return draws_; }

    // To be told of each decision before it is answered.
    void before(Decision asked) {
        if (asked.ask != Ask::roll && asked.ask != Ask::turn) return;
        const auto turn = static_cast<std::uint64_t>(++turns_[at(asked.seat)]);
        const auto stream = turn * kSeatsMax + static_cast<std::uint64_t>(asked.seat);
        draws_ = FastDraws(luck_ ^ stream * 0xd1342543de82ef95ULL);
    }

private:
    std::uint64_t luck_;
    FastDraws draws_;
    std::array<int, kSeatsMax> turns_{};
};

}  // namespace vegas::bots
