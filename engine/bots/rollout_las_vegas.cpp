#include "engine/bots/rollout_las_vegas.hpp"

#include <algorithm>
#include <climits>

#include "engine/bots/mixed_strategy.hpp"
#include "engine/bots/rollout_payoff.hpp"
#include "engine/bots/rollout_tiles.hpp"
#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/turn.hpp"

namespace vegas::bots {
namespace {

using las_vegas::State;

constexpr int kWorthATurn = 3 * kRank;  // what a token of Power Play must bring to be used

constexpr int kDieSpent = 1;  // of two equal placements the one with fewer dice

int gain_of_placement(const State& s, Seat seat, int face, las_vegas::Dice own,
                      RolloutPlayer player) {
    const las_vegas::Casino& casino = s.casinos[to_index(face - 1)];
    const int white = s.roll.white[to_index(face - 1)];  // [CL-11]
    int points = -own.weight() * kDieSpent;
    if (seat == player.seat || white > 0) {
        const Payoff now = payoff(casino, seat);
        const Payoff then = payoff(casino, seat, {own.weight(), white});
        points += (then.own - now.own) * kRank;
        if (seat == player.seat) {
            points += (now.others - then.others) * kRank * player.opponent_weight_percent / 100;
        }
    } else {
        points += card_gain(casino, seat, own.weight()) * kRank;
    }
    if (s.tiles[to_index(face - 1)].tile == Tile::none) return points;
    return points + rollout_activation_gain(s, face - 1, seat, own);
}

Action choose_placement(const State& s, Seat seat, RolloutPlayer player) {
    Action best{Act::pass};
    int most = INT_MIN;
    for (int face = 1; face <= kFaces; ++face) {
        if (s.closed == face - 1 || !las_vegas::shows(s.roll, face)) continue;
        const auto own = las_vegas::rolled_dice(s.roll, face);
        const int gain = gain_of_placement(s, seat, face, own, player);
        if (gain <= most) continue;
        most = gain;
        best = {Act::place, static_cast<std::uint8_t>(face)};
    }
    return best;
}

// A turn begins: roll, unless a die that is turned brings more than rolls do. [D2-2]
Action choose_turn_start(const State& s, Seat seat, RolloutPlayer player) {
    Action best{Act::roll};
    const bool holds = std::ranges::any_of(s.tiles, [seat](const las_vegas::TileSlot& t) {
        return t.tile == Tile::power_play && t.token == seat;
    });
    if (!holds) return best;
    int most = kWorthATurn;
    Actions list;
    las_vegas::legal_actions(s, s.stack.back(), list);
    for (const Action& a : list) {
        if (a.kind != Act::power_play) continue;
        const las_vegas::Dice die = a.a != 0 ? las_vegas::Dice{0, 1} : las_vegas::Dice{1, 0};
        const int gain = gain_of_placement(s, seat, a.b, die, player);
        if (gain <= most) continue;
        most = gain;
        best = a;
    }
    return best;
}

}  // namespace

Action rollout_action(const State& s, Decision asked, Draws& draws, RolloutPlayer player) {
    if (asked.ask == Ask::place) return choose_placement(s, asked.seat, player);
    if (asked.ask == Ask::roll) return choose_turn_start(s, asked.seat, player);
    Actions list;
    las_vegas::legal_actions(s, s.stack.back(), list);
    if (has_mixed_strategy(asked.ask)) return draw_mixed_strategy(asked.ask, list, draws);
    Action best = list[0];
    int most = INT_MIN;
    for (const Action& a : list) {
        const int gain = rollout_gain(s, a, asked.seat);
        if (gain <= most) continue;
        most = gain;
        best = a;
    }
    return best;
}

}  // namespace vegas::bots
