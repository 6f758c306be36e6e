#include "engine/las_vegas/tiles/c2_bad_luck.hpp"

#include <algorithm>

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/tiles/check_tiles.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::bad_luck {
namespace {

constexpr std::array kPrinted{usd(50'000)};                  // [C2-2]
constexpr int kFine = kPrinted[0].pays() / chips(1).pays();  // in units: cards and chips

// [C2-1] Marks stand in the counter, a bit for each seat.
StepResult before_payout(GameContext& c, Frame& f) {
    const auto& dice = c.s.casinos[f.casino].dice;
    const int least =
        std::min_element(dice.begin(), dice.begin() + c.s.setup.seats, [](Dice a, Dice b) {
            return a.weight() < b.weight();
        })->weight();
    Marked e{.casino = static_cast<std::int8_t>(f.casino), .tile = f.tile, .seats = {}};
    for (int i = 0; i < c.s.setup.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (dice[to_index(seat)].weight() != least) continue;
        slot(c, f).counter |= static_cast<std::uint8_t>(1U << to_index(seat));
        e.seats.push(seat);
    }
    c.emit(e);
    return done();
}

// [C2-2] The smallest cards first, change as one card, then chips; a seat that has less pays all
// that it has.
int collect(Player& p) {
    int due = kFine;
    for (int rank = 1; rank < kCardRanks && due > 0; ++rank) {
        while (p.hand[to_index(rank)] > 0 && due > 0) {
            --p.hand[to_index(rank)];
            if (rank > due) ++p.hand[to_index(rank - due)];
            due = std::max(due - rank, 0);
        }
    }
    const int chips = std::min<int>(p.chips, due);
    p.chips = static_cast<std::uint8_t>(p.chips - chips);
    return kFine - due + chips;
}

void after_payout(GameContext& c, int casino) {
    for (int i = 0; i < c.s.setup.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if ((c.s.tiles[to_index(casino)].counter & (1U << to_index(seat))) == 0) continue;
        const Dollars paid = collect(c.s.players[to_index(seat)]) * spec_of(c.s).card_unit;
        c.emit(Fined{tile_location(c.s, casino, seat), paid});
    }
}

TileContents view(const State& s, int casino) {
    Contents v;
    for (Seat seat = 0; seat < s.setup.seats; ++seat) {
        if ((s.tiles[to_index(casino)].counter & (1U << to_index(seat))) != 0) v.marked.push(seat);
    }
    return v;
}

const char* check(const State& s, int casino) {
    if (casino == kNotInPlay) return nullptr;
    return counter_within(s, casino, 0, (1 << s.setup.seats) - 1);
}

// Whether a seat with so many dice has the least of all, and would pay for it. [C2-1]
bool has_least(const State& s, int casino, Seat seat, int own) {
    for (Seat x = 0; x < s.setup.seats; ++x) {
        if (x != seat && s.casinos[to_index(casino)].dice[to_index(x)].weight() < own) return false;
    }
    return true;
}

int activation_gain(const State& s, const TilePlacement& p) {
    constexpr int kAvoided = 3 * kRank;  // others may still come
    const bool had = has_least(s, p.casino, p.seat, p.before);
    return had && !has_least(s, p.casino, p.seat, p.after) ? kAvoided : 0;
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::bad_luck),
                                 .name = "Bad Luck",
                                 .printed = kPrinted,
                                 .before_payout = before_payout,
                                 .after_payout = after_payout,
                                 .view = view,
                                 .counter_most = (1 << kSeatsMax) - 1,
                                 .check = check,
                                 .activation_gain = activation_gain};

}  // namespace vegas::las_vegas::bad_luck
