#include "engine/las_vegas/bots/worth.hpp"

#include "engine/las_vegas/rules.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {
namespace {

constexpr int kTrials = 6;

// What the tile of a casino would pay the seat. [C1-1, G2-2, H1-3, H2-2]
Dollars won_on_tile(const State& s, int casino, Seat seat) {
    const TileRules* t = rules_of(s.tiles[to_index(casino)].tile);
    return t == nullptr || t->worth == nullptr ? 0 : t->worth(s, casino, seat);
}

bool is_settled(const State& g) {
    return over(g) || decision(g).ask == Ask::roll || decision(g).ask == Ask::place;
}

}  // namespace

Dollars winnings_in(const FixedVector<Dollars, 5>& cards, const FixedVector<Owner, 5>& wins,
                    Seat seat) {
    for (std::size_t k = 0; k < cards.size; ++k) {
        if (wins[k] == seat) return cards[k];
    }
    return 0;
}

int worth(const State& g, Seat seat) {
    const auto v = view(g, kNobody);
    Dollars sum = own_view(g, seat).total;
    for (int i = 0; i < kCasinos; ++i) {
        const CasinoView& casino = v.casinos[to_index(i)];
        sum += winnings_in(casino.cards, casino.wins, seat) + won_on_tile(g, i, seat);
    }
    const DiceView& dice = v.seats[to_index(seat)].supply;
    return sum / v.unit * kUnit + (dice.small + dice.big) * kDie;
}

int sampled_gain(const State& g, const Action& action, Seat seat, Draws& draws) {
    NullEventSink mute;
    int sum = 0;
    for (int i = 0; i < kTrials; ++i) {
        State next = g;
        apply_trusted(next, action, draws, mute);
        for (int guard = 0; guard < 32 && !is_settled(next); ++guard) {
            Actions list;
            legal_actions(next, list);
            apply_trusted(next, list[draws.one_of(list.size)], draws, mute);
        }
        sum += worth(next, seat);
    }
    return sum / kTrials - worth(g, seat);
}

}  // namespace vegas::las_vegas
