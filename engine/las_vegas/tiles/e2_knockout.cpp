#include "engine/las_vegas/tiles/e2_knockout.hpp"

#include <algorithm>
#include <utility>

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/tiles/check_tiles.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/seen.hpp"

namespace vegas::las_vegas::knockout {
namespace {

enum Step : std::uint8_t { kNext, kPut };
enum Mem : std::uint8_t { kSteps };  // seats left of the player that were looked at
constexpr int kRoom = 2;             // dice of a seat in the bar

bool puts(const State& s, Seat seat) {
    return !s.players[to_index(seat)].supply.none() &&
           s.tile_dice.bar[to_index(seat)].pieces() < kRoom;
}

void put(GameContext& c, const Frame& f, Seat seat, Dice die) {
    c.s.players[to_index(seat)].supply.take(die);
    c.s.tile_dice.bar[to_index(seat)].add(die);
    c.emit(Barred{tile_location(c.s, f.casino, seat), some(die)});
}

// [E2-1] After the others have put theirs in.
void take_out(GameContext& c, const Frame& f) {
    const Dice own = std::exchange(c.s.tile_dice.bar[to_index(f.seat)], Dice{});
    if (own.none()) return;
    c.s.players[to_index(f.seat)].supply.add(own);
    c.emit(Unbarred{tile_location(c, f), some(own)});
}

StepResult activated(GameContext& c, Frame& f) {
    if (f.pc == kPut) put(c, f, left_of(c.s, f.seat, f.mem[kSteps]), die_of(f.answer.a));
    while (++f.mem[kSteps] < c.s.setup.seats) {
        const Seat other = left_of(c.s, f.seat, f.mem[kSteps]);
        if (puts(c.s, other)) return ask(f, other, Ask::knockout, kPut);
    }
    take_out(c, f);
    return done();
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    for (std::uint8_t big = 0; big < 2; ++big) {
        if (has_die(s.players[to_index(f.owes)].supply, big)) out.push({Act::bar, big});
    }
}

void preview(const State&, const Frame&, const Action& a, Preview& p) {
    (a.a != 0 ? p.dice.big : p.dice.small) = 1;
}

TileContents view(const State& s, int) { return Contents{.dice = seen(s.tile_dice.bar)}; }

const char* check(const State& s, int casino) {
    const int room = casino == kNotInPlay ? 0 : kRoom;  // [E2-1]
    const auto too_many = [room](Dice d) { return d.pieces() > room; };
    return std::ranges::any_of(s.tile_dice.bar, too_many) ? kDiceLeft : nullptr;
}

int activation_gain(const State& s, const TilePlacement& p) {
    int points = s.tile_dice.bar[to_index(p.seat)].pieces() * kSupplyDie;
    for (Seat x = 0; x < s.setup.seats; ++x) {
        if (x != p.seat && !s.players[to_index(x)].supply.none()) points += kSupplyDie / 3;
    }
    return points;
}

// The smaller die.
int answer_gain(const State&, const Action& a, Seat) { return -a.a; }

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::knockout),
                                 .name = "Knockout?",
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .preview = preview,
                                 .view = view,
                                 .check = check,
                                 .activation_gain = activation_gain,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::knockout
