// What a casino would pay a seat as it stands, without making a view of it: a playout asks it
// thousands of times.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

inline constexpr int kNoPlace = 64;

// The others in a casino, by how many dice they have. A count is at most 20, blank dice included,
// so that a set of counts is a word.
class Rivals {
public:
    // All owners of `dice` but `except`.
    Rivals(std::span<const las_vegas::Dice> dice, Owner except) {
        for (int o = 0; o < static_cast<int>(dice.size()); ++o) {
            if (o == except) continue;
            const std::uint64_t bit = std::uint64_t{1} << dice[at(o)].weight();
            twice_ |= once_ & bit;
            once_ |= bit;
        }
    }

    // How many untied rivals have more; kNoPlace: there are no dice of one's own, or they are tied.
    [[nodiscard]] int place(int own) const {
        if (own <= 0 || (once_ >> own & 1) != 0) return kNoPlace;
        int above = 0;
        for (std::uint64_t more = (once_ & ~twice_) >> own; more != 0; more &= more - 1) ++above;
        return above;
    }

private:
    std::uint64_t once_ = 0, twice_ = 0;
};

// The rank of the card that so many dice win against these rivals; 0: none. [RY-31]
[[nodiscard]] inline int card_won(const las_vegas::Casino& casino, const Rivals& rivals, int own) {
    const int place = rivals.place(own);
    return place < casino.cards.size ? casino.cards.item[at(place)] : 0;
}

// The same of a seat, as the casino stands.
[[nodiscard]] inline int card_won(const las_vegas::Casino& casino, Seat seat) {
    return card_won(casino, Rivals(casino.dice, seat), casino.dice[at(seat)].weight());
}

// How that changes with more dice of its own, or fewer.
[[nodiscard]] inline int more_won(const las_vegas::Casino& casino, Seat seat, int more) {
    const Rivals rivals(casino.dice, seat);
    const int own = casino.dice[at(seat)].weight();
    return card_won(casino, rivals, own + more) - card_won(casino, rivals, own);
}

// Dice that come to a casino, by weight; below 0 they leave it.
struct More {
    int own = 0, neutral = 0, blank = 0;
};
// What it pays then, in ranks: to a seat, and to all other seats together.
struct Paid {
    int own = 0, others = 0;
};
[[nodiscard]] inline Paid paid(const las_vegas::Casino& casino, Seat seat, More more = {}) {
    std::uint64_t once = 0, twice = 0;
    std::array<Owner, 32> who{};  // has so many
    for (int o = 0; o < kOwners; ++o) {
        const int n = casino.dice[at(o)].weight() + (o == seat ? more.own : 0) +
                      (o == kNeutral ? more.neutral : 0) + (o == kBlank ? more.blank : 0);
        const std::uint64_t bit = std::uint64_t{1} << n;
        twice |= once & bit;
        once |= bit;
        who[at(n)] = static_cast<Owner>(o);
    }
    Paid sum;
    std::uint64_t untied = once & ~twice & ~std::uint64_t{1};
    for (std::size_t k = 0; k < casino.cards.size && untied != 0; ++k) {
        const int most = static_cast<int>(std::bit_width(untied)) - 1;
        untied ^= std::uint64_t{1} << most;
        if (who[at(most)] == seat) sum.own += casino.cards.item[k];
        if (who[at(most)] != seat && who[at(most)] < kSeatsMax) sum.others += casino.cards.item[k];
    }
    return sum;
}

}  // namespace vegas::bots
