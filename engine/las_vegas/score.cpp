#include "engine/las_vegas/score.hpp"

#include <utility>

#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {
namespace {

// What places are ranked by: money, then how many pieces it is made of.
std::pair<Dollars, int> key(const State& s, Seat seat) {
    const Player& p = s.players[to_index(seat)];
    const int chips = spec_of(s).chips_break_ties ? p.chips : 0;
    return {total(s, seat), cards_held(p) + chips};
}

}  // namespace

GameResult score(const State& s) {
    GameResult r;
    for (Seat seat = 0; seat < s.setup.seats; ++seat) {
        const Player& p = s.players[to_index(seat)];
        int place = 1;
        for (Seat other = 0; other < s.setup.seats; ++other) {
            if (key(s, other) > key(s, seat)) ++place;
        }
        r.places.push(static_cast<std::uint8_t>(place));
        r.totals.push(total(s, seat));
        r.cards.push(static_cast<std::uint8_t>(cards_held(p)));
        r.chips.push(p.chips);
    }
    return r;
}

}  // namespace vegas::las_vegas
