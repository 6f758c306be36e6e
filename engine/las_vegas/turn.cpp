// One turn: roll everything, place all dice of one number or pass. [RY-20, RY-21, CL-11]
#include <algorithm>
#include <array>

#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/skip.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "engine/las_vegas/turn.hpp"

namespace vegas::las_vegas {

Dice rolled_dice(const Roll& roll, int face) {
    return {roll.small[at(face - 1)], roll.big_face == face ? 1 : 0};
}

bool shows(const Roll& roll, int face) {
    return roll.small[at(face - 1)] > 0 || roll.white[at(face - 1)] > 0 || roll.big_face == face;
}

namespace turn {
namespace {

enum Step : std::uint8_t { kStart, kRoll, kChosen, kEnd };

// [ALL-6] The small dice first, the big die last; own dice first, white dice last.
void roll(Ctx& c, Seat seat) {
    const Player& p = c.s.players[at(seat)];
    Roll& r = c.s.roll;
    r = {.out = true};
    Event e{.kind = EventKind::rolled, .owner = seat};
    for (int i = 0; i < p.supply.small(); ++i) {
        const int face = c.draws.die();
        ++r.small[at(face - 1)];
        e.faces.push(static_cast<std::uint8_t>(face));
    }
    if (p.supply.big() > 0) e.big = r.big_face = static_cast<std::uint8_t>(c.draws.die());
    for (int i = 0; i < p.white; ++i) {
        const int face = c.draws.die();
        ++r.white[at(face - 1)];
        e.neutral_faces.push(static_cast<std::uint8_t>(face));
    }
    c.events.on(e);
}

// [RY-21, CU-10, CU-11] The dice stay in the supply.
void pass(Ctx& c, Seat seat) {
    Event e{.kind = EventKind::passed, .owner = seat};
    pay_for_pass(c.s, seat, e);
    c.s.roll = {};
    c.events.on(e);
}

void place(Ctx& c, Seat seat, int face) {
    Player& p = c.s.players[at(seat)];
    Casino& casino = c.s.casinos[at(face - 1)];
    const Dice own = rolled_dice(c.s.roll, face);
    const std::uint8_t white = c.s.roll.white[at(face - 1)];
    p.supply.take(own);
    p.white = static_cast<std::uint8_t>(p.white - white);
    casino.dice[at(seat)].add(own);
    casino.dice[kNeutral].add({white, 0});  // [CL-12]
    c.s.roll = {};
    c.events.on({.kind = EventKind::placed,
                 .owner = seat,
                 .casino = static_cast<std::int8_t>(face - 1),
                 .small = static_cast<std::uint8_t>(own.small()),
                 .big = static_cast<std::uint8_t>(own.big()),
                 .neutral = white});
    each_tile(c, &TileRules::dice_changed);
}

}  // namespace

Flow run(Ctx& c, Frame& f) {
    switch (f.pc) {
    case kStart: return ask(f, f.seat, Ask::roll, kRoll);  // [RY-24]
    case kRoll: roll(c, f.seat); return ask(f, f.seat, Ask::place, kChosen);
    case kChosen: {
        if (f.answer.kind == Act::pass) {
            pass(c, f.seat);
            return done();
        }
        const int casino = f.answer.a - 1;
        place(c, f.seat, f.answer.a);
        const TileRules* tile = rules_of(c.s.tiles[at(casino)].tile);
        if (tile == nullptr || tile->activated == nullptr) return done();
        return call(f, activation(c.s, casino, f.seat), kEnd);  // [RY-52]
    }
    case kEnd: return done();
    default: ASSERT(false); return done();
    }
}

void options(const State& s, const Frame& f, Actions& out) {
    if (f.asks == Ask::roll) {
        out.push({Act::roll});
        for (int i = 0; i < kCasinos; ++i)
            if (const TileRules* t = rules_of(s.tiles[at(i)].tile); t && t->turn_options)
                t->turn_options(s, i, f.seat, out);
        return;
    }
    ASSERT(f.asks == Ask::place);
    for (int face = 1; face <= kFaces; ++face)
        if (shows(s.roll, face)) out.push({Act::place, static_cast<std::uint8_t>(face)});
    if (may_pass(s, f.seat)) out.push({Act::pass});  // [RY-21, CL-5, CU-10, CU-11]
}

}  // namespace turn
}  // namespace vegas::las_vegas
