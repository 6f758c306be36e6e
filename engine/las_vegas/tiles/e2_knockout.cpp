// E2 Knockout?: everybody else puts a die into the bar; the player takes the own ones out.
#include <utility>

#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::knockout {
namespace {

enum Step : std::uint8_t { kNext, kPut };
enum Mem : std::uint8_t { kSteps };  // seats left of the player that were looked at
constexpr int kRoom = 2;             // dice of a seat in the bar

bool puts(const State& s, Seat seat) {
    return !s.players[at(seat)].supply.none() && s.tile_dice.bar[at(seat)].pieces() < kRoom;
}

void put(Ctx& c, const Frame& f, Seat seat, Dice die) {
    c.s.players[at(seat)].supply.take(die);
    c.s.tile_dice.bar[at(seat)].add(die);
    Event e = tile_event(c.s, EventKind::barred, f.casino, seat);
    e.small = static_cast<std::uint8_t>(die.small());
    e.big = static_cast<std::uint8_t>(die.big());
    c.events.on(e);
}

// [E2-1] After the others have put theirs in.
void take_out(Ctx& c, const Frame& f) {
    const Dice own = std::exchange(c.s.tile_dice.bar[at(f.seat)], Dice{});
    if (own.none()) return;
    c.s.players[at(f.seat)].supply.add(own);
    Event e = tile_event(c.s, EventKind::unbarred, f.casino, f.seat);
    e.small = static_cast<std::uint8_t>(own.small());
    e.big = static_cast<std::uint8_t>(own.big());
    c.events.on(e);
}

Flow activated(Ctx& c, Frame& f) {
    if (f.pc == kPut) put(c, f, left_of(c.s, f.seat, f.mem[kSteps]), die_of(f.answer.a));
    while (++f.mem[kSteps] < c.s.setup.seats) {
        const Seat other = left_of(c.s, f.seat, f.mem[kSteps]);
        if (puts(c.s, other)) return ask(f, other, Ask::knockout, kPut);
    }
    take_out(c, f);
    return done();
}

void options(const State& s, const Frame& f, Actions& out) {
    for (std::uint8_t big = 0; big < 2; ++big)
        if (has_die(s.players[at(f.owes)].supply, big)) out.push({Act::bar, big});
}

void preview(const State&, const Frame&, const Action& a, Preview& p) {
    (a.a != 0 ? p.dice.big : p.dice.small) = 1;
}

}  // namespace

const TileRules kRules{.id = "E2", .activated = activated, .options = options, .preview = preview};

}  // namespace vegas::las_vegas::knockout
