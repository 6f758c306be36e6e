// What a casino would pay a seat as it stands, without making a view of it: a playout asks it
// thousands of times.
#pragma once

#include <cstdint>
#include <span>

#include "engine/las_vegas/state.hpp"

namespace vegas::bots {

inline constexpr int kNoPlace = 64;

// The others in a casino, by how many dice they have. A count is at most 20, blank dice included,
// so that a set of counts is a word.
class Rivals {
public:
    // All owners of `dice` but `except`. More dice of `other` are counted in; below 0 they leave.
    Rivals(std::span<const las_vegas::Dice> dice, Owner except, Owner other = kNobody,
           int more = 0) {
        for (int o = 0; o < static_cast<int>(dice.size()); ++o) {
            if (o == except) continue;
            const int n = dice[at(o)].weight() + (o == other ? more : 0);
            const std::uint64_t bit = std::uint64_t{1} << n;
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

}  // namespace vegas::bots
