#include "engine/las_vegas/bots/points.hpp"

#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {

int gain_of_blank(const State& s, int casino, Seat seat, int more) {
    const Payoff now = payoff(s.casinos[to_index(casino)], seat);
    const Payoff then = payoff(s.casinos[to_index(casino)], seat, {.blank = more});
    return (then.own - now.own) * kRank - (then.others - now.others) * kRank / s.setup.seats;
}

int activation_gain(const State& s, int casino, Seat seat, Dice own) {
    const TileRules* t = rules_of(s.tiles[to_index(casino)].tile);
    if (t == nullptr || t->activation_gain == nullptr) return 0;
    const int before = s.casinos[to_index(casino)].dice[to_index(seat)].weight();
    return t->activation_gain(s, {casino, seat, before, before + own.weight()});
}

int answer_gain(const State& s, const Action& a, Seat seat) {
    if (a.kind == Act::decline) return 0;
    const Frame& asking = s.stack.back();
    if (asking.activity == Activity::move) return move::answer_gain(s, a, seat);
    const TileRules* t = rules_of(asking.tile);
    return t == nullptr || t->answer_gain == nullptr ? 0 : t->answer_gain(s, a, seat);
}

}  // namespace vegas::las_vegas
