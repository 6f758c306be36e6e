// What a viewer sees. Built up from what the viewer may know; the frame stack and the pile's order
// have no way in here.
#include "engine/las_vegas/rules.hpp"

#include <numeric>

#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/score.hpp"
#include "engine/las_vegas/skip.hpp"
#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {
namespace {

DiceView seen(Dice d, int white = 0) {
    return {static_cast<std::uint8_t>(d.small()), static_cast<std::uint8_t>(d.big()),
            static_cast<std::uint8_t>(white)};
}

TileView seen_tile(const State& s, int casino) {
    const Tile tile = s.tiles[to_index(casino)].tile;
    const TileRules* rules = rules_of(tile);
    if (rules == nullptr) return {};
    TileView v{.tile = tile, .black_dice = {}, .contents = {}};
    if (rules->view != nullptr) v.contents = rules->view(s, casino);
    if (s.black.face[0] > 0 && s.black.casino == casino) {
        for (const std::uint8_t face : s.black.face) v.black_dice.push(face);
    }
    return v;
}

CasinoView seen(const State& s, int index) {
    const Casino& casino = s.casinos[to_index(index)];
    CasinoView v;
    for (const int rank : casino.cards) v.cards.push(rank * spec_of(s).card_unit);
    const Standing st = standing(casino.dice);
    v.wins = winners(st, v.cards.size);
    v.tied = tied_owners(st);
    for (std::size_t o = 0; o < kOwners; ++o) {
        if (st.count[o] == 0) continue;
        v.dice.push({static_cast<Owner>(o), seen(casino.dice[o]), st.count[o]});
    }
    v.tile = seen_tile(s, index);
    return v;
}

RollView seen(const Roll& roll) {
    RollView v;
    for (std::size_t i = 0; i < kFaces; ++i) {
        for (int n = 0; n < roll.small[i]; ++n) v.small.push(static_cast<std::uint8_t>(i + 1));
        for (int n = 0; n < roll.white[i]; ++n) v.neutral.push(static_cast<std::uint8_t>(i + 1));
    }
    v.big = roll.big_face;
    return v;
}

// What the seat has won, ascending.
std::vector<Dollars> hand(const State& s, Seat seat) {
    std::vector<Dollars> cards;
    const Player& p = s.players[to_index(seat)];
    for (int rank = 1; rank < kCardRanks; ++rank) {
        for (int n = 0; n < p.hand[to_index(rank)]; ++n) {
            cards.push_back(rank * spec_of(s).card_unit);
        }
    }
    return cards;
}

// Skip money and skip cards lie open. [CU-10, CU-11]
void show_skips(const State& s, Seat seat, SeatView& v) {
    const int left = s.players[to_index(seat)].skips_left;
    if (s.setup.skip == Skip::chips) v.skip_money = left * spec_of(s).card_unit;
    if (s.setup.skip == Skip::cards) v.skip_cards = static_cast<std::uint8_t>(left);
    if (s.setup.skip != Skip::none && s.setup.skip_limit > 0) {
        v.skips = static_cast<std::uint8_t>(skips_of(s, seat));
    }
}

}  // namespace

OwnView own_view(const State& s, Seat seat) {
    OwnView v{.seat = seat, .cards = hand(s, seat), .total = total(s, seat), .sealed = {}};
    if (s.sealed.by == seat) v.sealed = s.sealed.choice;
    return v;
}

View view(const State& s, Seat viewer) {
    const bool over = s.stack.empty();
    View v;
    v.round = s.round;
    v.rounds = static_cast<std::uint8_t>(rounds_of(s.setup));
    v.start_seat = s.start_seat;
    v.unit = spec_of(s).card_unit;
    v.deck = s.pile.size;
    if (spec_of(s).discard_pile) {  // [CU-4]
        v.discards =
            static_cast<std::uint8_t>(std::accumulate(s.discards.begin(), s.discards.end(), 0));
    }
    v.bank = s.bank;
    v.turn = s.active;
    if (s.roll.out) v.roll = seen(s.roll);
    for (std::size_t i = 0; i < kCasinos; ++i) v.casinos[i] = seen(s, static_cast<int>(i));
    for (Seat seat = 0; seat < s.setup.seats; ++seat) {
        const Player& p = s.players[to_index(seat)];
        SeatView sv{.supply = seen(p.supply, p.white), .chips = p.chips};
        sv.cards = static_cast<std::uint8_t>(cards_held(p));
        if (over || s.setup.open_money) {  // [RY-33, CL-7]
            sv.total = total(s, seat);
            sv.won = hand(s, seat);
        }
        show_skips(s, seat, sv);
        v.seats.push(sv);
    }
    if (over) v.result = score(s);
    if (viewer != kNobody) v.own = own_view(s, viewer);
    return v;
}

Preview preview(const State& s, const Action& action) {
    ASSERT(!s.stack.empty());
    const Frame& f = s.stack.back();
    Preview p;
    if (f.activity == Activity::turn) {
        turn::preview(s, f, action, p);
    } else if (f.activity == Activity::move) {
        move::preview(s, f, action, p);
    } else if (const TileRules* t = rules_of(f.tile); t->preview != nullptr) {
        t->preview(s, f, action, p);
    }
    const Dollars chip = spec_of(s).chip_value;
    if (p.dollars == chip || p.dollars == 2 * chip) {  // [RY-34]
        p.chips = static_cast<std::uint8_t>(*p.dollars / chip);
        p.dollars.reset();
    }
    return p;
}

}  // namespace vegas::las_vegas
