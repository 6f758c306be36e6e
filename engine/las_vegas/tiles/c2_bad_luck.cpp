// C2 Bad Luck: who has least here pays.
#include <algorithm>

#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::bad_luck {
namespace {

constexpr int kFine = 5;  // cards and chips of $10,000 [C2-2]

// [C2-1] Marks stand in the counter, a bit for each seat.
Flow before_payout(Ctx& c, Frame& f) {
    const auto& dice = c.s.casinos[f.casino].dice;
    const int least =
        std::min_element(dice.begin(), dice.begin() + c.s.setup.seats, [](Dice a, Dice b) {
            return a.weight() < b.weight();
        })->weight();
    Event e = tile_event(c.s, EventKind::marked, f.casino, kNobody);
    for (int i = 0; i < c.s.setup.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (dice[at(seat)].weight() != least) continue;
        slot(c, f).counter |= static_cast<std::uint8_t>(1U << at(seat));
        e.owners.push(seat);
    }
    c.events.on(e);
    return done();
}

// [C2-2] The smallest cards first, change as one card, then chips; who has less pays all.
int collect(Player& p) {
    int due = kFine;
    for (int rank = 1; rank < kCardRanks && due > 0; ++rank) {
        while (p.hand[at(rank)] > 0 && due > 0) {
            --p.hand[at(rank)];
            if (rank > due) ++p.hand[at(rank - due)];
            due = std::max(due - rank, 0);
        }
    }
    const int chips = std::min<int>(p.chips, due);
    p.chips = static_cast<std::uint8_t>(p.chips - chips);
    return kFine - due + chips;
}

void after_payout(Ctx& c, int casino) {
    for (int i = 0; i < c.s.setup.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if ((c.s.tiles[at(casino)].counter & (1U << at(seat))) == 0) continue;
        Event e = tile_event(c.s, EventKind::fined, casino, seat);
        e.dollars = collect(c.s.players[at(seat)]) * spec_of(c.s).card_unit;
        c.events.on(e);
    }
}

}  // namespace

const TileRules kRules{.id = "C2", .before_payout = before_payout, .after_payout = after_payout};

}  // namespace vegas::las_vegas::bad_luck
