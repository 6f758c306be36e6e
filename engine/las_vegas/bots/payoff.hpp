// Computes what a casino would pay a seat as it stands, without making a view: a playout asks this
// thousands of times.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

inline constexpr int kNoRank = 64;

// The opponents in a casino, by their number of dice. A count is at most 20, blank dice included,
// so a set of counts fits into a word.
class OpponentCounts {
public:
    // All owners of `dice` except `except`.
    OpponentCounts(std::span<const Dice> dice, Owner except) {
        for (int o = 0; o < static_cast<int>(dice.size()); ++o) {
            if (o == except) continue;
            const std::uint64_t bit = std::uint64_t{1} << dice[to_index(o)].weight();
            twice_ |= once_ & bit;
            once_ |= bit;
        }
    }

    // The number of untied opponents with more dice; kNoRank if `own` is 0 or tied.
    [[nodiscard]] int rank(int own) const {
        if (own <= 0 || (once_ >> own & 1) != 0) return kNoRank;
        int above = 0;
        for (std::uint64_t more = (once_ & ~twice_) >> own; more != 0; more &= more - 1) ++above;
        return above;
    }

private:
    std::uint64_t once_ = 0, twice_ = 0;
};

// The rank of the card that `own` dice win against these opponents; 0 if none. [RY-31]
[[nodiscard]] inline int won_card(const Casino& casino, const OpponentCounts& rivals, int own) {
    const int place = rivals.rank(own);
    return place < casino.cards.size ? casino.cards.item[to_index(place)] : 0;
}

// The rank of the card that the seat wins as the casino stands; 0 if none.
[[nodiscard]] inline int won_card(const Casino& casino, Seat seat) {
    return won_card(casino, OpponentCounts(casino.dice, seat),
                    casino.dice[to_index(seat)].weight());
}

// The change of won_card() if the seat adds `more` dice, or removes them.
[[nodiscard]] inline int card_gain(const Casino& casino, Seat seat, int more) {
    const OpponentCounts rivals(casino.dice, seat);
    const int own = casino.dice[to_index(seat)].weight();
    return won_card(casino, rivals, own + more) - won_card(casino, rivals, own);
}

// Dice added to a casino, by weight; negative if they leave it.
struct DiceChange {
    int own = 0, neutral = 0, blank = 0;
};
// What the casino then pays, in card ranks: to the seat, and to all other seats together.
struct Payoff {
    int own = 0, others = 0;
};
[[nodiscard]] inline Payoff payoff(const Casino& casino, Seat seat, DiceChange more = {}) {
    std::uint64_t once = 0, twice = 0;
    std::array<Owner, 32> who{};  // by number of dice
    for (int o = 0; o < kOwners; ++o) {
        const int n = casino.dice[to_index(o)].weight() + (o == seat ? more.own : 0) +
                      (o == kNeutral ? more.neutral : 0) + (o == kBlank ? more.blank : 0);
        const std::uint64_t bit = std::uint64_t{1} << n;
        twice |= once & bit;
        once |= bit;
        who[to_index(n)] = static_cast<Owner>(o);
    }
    Payoff sum;
    std::uint64_t untied = once & ~twice & ~std::uint64_t{1};
    for (std::size_t k = 0; k < casino.cards.size && untied != 0; ++k) {
        const int most = static_cast<int>(std::bit_width(untied)) - 1;
        untied ^= std::uint64_t{1} << most;
        if (who[to_index(most)] == seat) sum.own += casino.cards.item[k];
        if (who[to_index(most)] != seat && who[to_index(most)] < kSeatsMax) {
            sum.others += casino.cards.item[k];
        }
    }
    return sum;
}

}  // namespace vegas::las_vegas
