#include "engine/bots/light_las_vegas.hpp"

#include <climits>

#include "engine/bots/light_standing.hpp"
#include "engine/bots/mixed.hpp"
#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/turn.hpp"

namespace vegas::bots {
namespace {

using las_vegas::State;

constexpr int kDieSpent = 1;        // of two equal placements the one with fewer dice
constexpr int kWorthATurn = 3 * kRank;  // what a token of Power Play must bring to be used

int gain_of_placement(const State& s, Seat seat, int face, las_vegas::Dice own) {
    const las_vegas::Casino& casino = s.casinos[at(face - 1)];
    int won = 0;
    if (const int white = s.roll.white[at(face - 1)]; white > 0) {  // [CL-11]
        const int after = casino.dice[at(seat)].weight() + own.weight();
        won = card_won(casino, Rivals(casino.dice, seat, kNeutral, white), after) -
              card_won(casino, seat);
    } else {
        won = more_won(casino, seat, own.weight());
    }
    int points = won * kRank - own.pieces() * kDieSpent;
    if (s.tiles[at(face - 1)].tile != Tile::none) {
        points += light_activation(s, face - 1, seat, own);
    }
    return points;
}

Action placement(const State& s, Seat seat) {
    Action best{Act::pass};
    int most = INT_MIN;
    for (int face = 1; face <= kFaces; ++face) {
        if (s.closed == face - 1 || !shows(s.roll, face)) continue;
        const int gain = gain_of_placement(s, seat, face, rolled_dice(s.roll, face));
        if (gain <= most) continue;
        most = gain;
        best = {Act::place, static_cast<std::uint8_t>(face)};
    }
    return best;
}

// A turn begins: roll, unless a die that is turned brings more than rolls do. [D2-2]
Action beginning(const State& s, Seat seat) {
    Action best{Act::roll};
    bool holds = false;
    for (const las_vegas::TileSlot& t : s.tiles) {
        holds = holds || (t.tile == Tile::power_play && t.token == seat);
    }
    if (!holds) return best;
    int most = kWorthATurn;
    Actions list;
    las_vegas::legal_actions(s, s.stack.back(), list);
    for (const Action& a : list) {
        if (a.kind != Act::power_play) continue;
        const las_vegas::Dice die = a.a != 0 ? las_vegas::Dice{0, 1} : las_vegas::Dice{1, 0};
        const int gain = gain_of_placement(s, seat, a.b, die);
        if (gain <= most) continue;
        most = gain;
        best = a;
    }
    return best;
}

}  // namespace

Action light_answer(const State& s, Decision asked, Draws& draws) {
    if (asked.ask == Ask::place) return placement(s, asked.seat);
    if (asked.ask == Ask::roll) return beginning(s, asked.seat);
    Actions list;
    las_vegas::legal_actions(s, s.stack.back(), list);
    if (is_mixed(asked.ask)) return mixed_answer(asked.ask, list, draws);
    Action best = list[0];
    int most = INT_MIN;
    for (const Action& a : list) {
        const int gain = light_gain(s, a, asked.seat);
        if (gain <= most) continue;
        most = gain;
        best = a;
    }
    return best;
}

}  // namespace vegas::bots
