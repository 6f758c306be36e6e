#include "engine/bots/worth.hpp"

namespace vegas::bots {
namespace {

constexpr int kTrials = 6;

// What lies on a tile for the seat. [C1-1, G2-2, H1-3, H2-2]
Dollars won_on(const TileView& t, Seat seat) {
    Dollars sum = 0;
    if (t.tile == Tile::high_five && t.holder == seat) sum += 100'000;
    if (t.tile == Tile::double_down && t.wins[0] == seat) sum += 60'000;
    if (t.tile == Tile::double_down && t.wins[1] == seat) sum += 30'000;
    if (t.tile == Tile::my_choice && t.spaces[0].owner == seat) sum += 60'000;
    if (t.tile == Tile::nice_dice)
        for (std::size_t i = 0; i < t.spaces.size; ++i)
            if (t.spaces[i].owner == seat) sum += static_cast<Dollars>(i + 1) * 10'000;
    return sum;
}

bool is_settled(const Game& g) {
    return over(g) || decision(g).ask == Ask::roll || decision(g).ask == Ask::place;
}

}  // namespace

Dollars won_in(const Fixed<Dollars, 5>& cards, const Fixed<Owner, 5>& wins, Seat seat) {
    for (std::size_t k = 0; k < cards.size; ++k)
        if (wins[k] == seat) return cards[k];
    return 0;
}

int worth(const Game& g, Seat seat) {
    const View v = std::get<View>(view(g, kNobody));
    Dollars sum = own_view(g, seat).total;
    for (const CasinoView& casino : v.casinos) {
        sum += won_in(casino.cards, casino.wins, seat);
        if (casino.tile.tile != Tile::none) sum += won_on(casino.tile, seat);
    }
    const DiceView& dice = v.seats[at(seat)].supply;
    return sum / v.unit * kUnit + (dice.small + dice.big) * kDie;
}

int tried_gain(const Game& g, const Action& action, Seat seat, Draws& draws) {
    NoEvents mute;
    int sum = 0;
    for (int i = 0; i < kTrials; ++i) {
        Game next = g;
        apply_trusted(next, action, draws, mute);
        for (int guard = 0; guard < 32 && !is_settled(next); ++guard) {
            Actions list;
            options(next, list);
            apply_trusted(next, list[draws.one_of(list.size)], draws, mute);
        }
        sum += worth(next, seat);
    }
    return sum / kTrials - worth(g, seat);
}

}  // namespace vegas::bots
