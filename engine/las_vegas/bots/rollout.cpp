#include <algorithm>
#include <climits>
#include <cmath>

#include "engine/bots/weighted_choice.hpp"
#include "engine/las_vegas/bots/bots.hpp"
#include "engine/las_vegas/bots/payoff.hpp"
#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rules.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "engine/las_vegas/turn.hpp"

namespace vegas::las_vegas {
namespace {

using bots::RolloutPlayer;

constexpr int kWorthATurn = 3 * kRank;  // what a token of Power Play must bring to be used

constexpr int kDieSpent = 1;  // of two equal placements the one with fewer dice

int gain_of_placement(const State& s, Seat seat, int face, Dice own, RolloutPlayer player) {
    const Casino& casino = s.casinos[to_index(face - 1)];
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
    return points + activation_gain(s, face - 1, seat, own);
}

Action choose_placement(const State& s, Seat seat, RolloutPlayer player) {
    Action best{Act::pass};
    int most = INT_MIN;
    for (int face = 1; face <= kFaces; ++face) {
        if (s.closed == face - 1 || !shows(s.roll, face)) continue;
        const auto own = rolled_dice(s.roll, face);
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
    const bool may_turn = std::ranges::any_of(s.tiles, [seat](const TileSlot& slot) {
        const TileRules* t = slot.token == seat ? rules_of(slot.tile) : nullptr;
        return t != nullptr && t->turn_options != nullptr;
    });
    if (!may_turn) return best;
    int most = kWorthATurn;
    Actions list;
    legal_actions(s, s.stack.back(), list);
    for (const Action& a : list) {
        if (a.kind != Act::power_play) continue;
        const Dice die = a.a != 0 ? Dice{0, 1} : Dice{1, 0};
        const int gain = gain_of_placement(s, seat, a.b, die, player);
        if (gain <= most) continue;
        most = gain;
        best = a;
    }
    return best;
}

}  // namespace

Action rollout_action(const State& s, Draws& draws, RolloutPlayer player) {
    const Decision asked = decision(s);
    if (asked.ask == Ask::place) return choose_placement(s, asked.seat, player);
    if (asked.ask == Ask::roll) return choose_turn_start(s, asked.seat, player);
    Actions list;
    legal_actions(s, s.stack.back(), list);
    if (const auto drawn = draw_mixed_strategy(s, list, draws)) return *drawn;
    Action best = list[0];
    int most = INT_MIN;
    for (const Action& a : list) {
        const int gain = answer_gain(s, a, asked.seat);
        if (gain <= most) continue;
        most = gain;
        best = a;
    }
    return best;
}

int rollout_cost(const State& s) {
    constexpr int kCostOfTile = 2;  // an answer to a tile
    const Ask asked = decision(s).ask;
    return asked == Ask::roll || asked == Ask::place ? 1 : kCostOfTile;
}

std::optional<Action> draw_mixed_strategy(const State& s, const Actions& list, Draws& draws) {
    const TileRules* t = rules_of(s.stack.back().tile);
    if (t == nullptr || t->mixed_strategy == nullptr) return std::nullopt;
    const ActionWeights weights = t->mixed_strategy(s.stack.back().asks, list);
    if (weights.empty()) return std::nullopt;
    return bots::choose_weighted(list, weights, draws);
}

bots::SeatEstimates estimate(const State& s) {
    // A seat's winnings of a round spread by about this much, and two seats' difference is
    // logistic with about that scale.
    const double spread = s.setup.ruleset == Ruleset::classic ? 5.5 : 7.5;
    const int rounds_left = over(s) ? 1 : rounds_of(s.setup) - s.round + 1;
    bots::SeatEstimates money{.seats = s.setup.seats, .spread = spread * std::sqrt(rounds_left)};
    const double unit = spec_of(s).card_unit;
    for (Seat x = 0; x < s.setup.seats; ++x) money.means[to_index(x)] = total(s, x) / unit;
    return money;
}

}  // namespace vegas::las_vegas
