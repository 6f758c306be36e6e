#include "engine/bots/light_standing.hpp"

#include <bit>
#include <span>

namespace vegas::bots {
namespace {

constexpr int kNoPlace = 64;

// How many untied owners have more dice than this one; kNoPlace: it has none, or is tied.
// A count is at most 11 [RY-2], so a set of counts fits into the bits of a word.
int untied_above(std::span<const las_vegas::Dice> dice, int owner, More a, More b) {
    std::uint64_t once = 0, twice = 0;
    int own = 0;
    for (int o = 0; o < static_cast<int>(dice.size()); ++o) {
        int n = dice[at(o)].weight();
        if (o == a.owner) n += a.dice;
        if (o == b.owner) n += b.dice;
        if (o == owner) {
            own = n;
            continue;
        }
        const std::uint64_t bit = std::uint64_t{1} << n;
        twice |= once & bit;
        once |= bit;
    }
    if (own == 0 || (once >> own & 1) != 0) return kNoPlace;
    return std::popcount((once & ~twice) >> own);
}

}  // namespace

int card_won(const las_vegas::Casino& casino, Seat seat, More a, More b) {
    const auto place = at(untied_above(casino.dice, seat, a, b));
    return place < casino.cards.size ? casino.cards.item[place] : 0;
}

int place_among(const std::array<las_vegas::Dice, 5>& dice, Seat seat, int more) {
    return untied_above(dice, seat, {seat, more}, {});
}

}  // namespace vegas::bots
