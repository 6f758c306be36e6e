// One turn: roll everything, place all dice of one number or pass. [RY-20, RY-21, CL-11]
#include <utility>

#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/skip.hpp"
#include "engine/las_vegas/tiles/d2_power_play.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/turn.hpp"

namespace vegas::las_vegas {

Dice rolled_dice(const Roll& roll, int face) {
    return {roll.small[to_index(face - 1)], roll.big_face == face ? 1 : 0};
}

bool shows(const Roll& roll, int face) {
    return roll.small[to_index(face - 1)] > 0 || roll.white[to_index(face - 1)] > 0 ||
           roll.big_face == face;
}

namespace turn {
namespace {

enum Step : std::uint8_t { kStart, kRoll, kChosen, kEnd };

// [ALL-6] The small dice first, the big die last; own dice first, white dice last.
void roll(GameContext& c, Seat seat) {
    const Player& p = c.s.players[to_index(seat)];
    Roll& r = c.s.roll;
    r = {.out = true};
    Rolled e{.seat = seat};
    for (int i = 0; i < p.supply.small(); ++i) {
        const int face = c.draws.die();
        ++r.small[to_index(face - 1)];
        e.small.push(static_cast<std::uint8_t>(face));
    }
    if (p.supply.big() > 0) e.big = r.big_face = static_cast<std::uint8_t>(c.draws.die());
    for (int i = 0; i < p.white; ++i) {
        const int face = c.draws.die();
        ++r.white[to_index(face - 1)];
        e.neutral.push(static_cast<std::uint8_t>(face));
    }
    c.emit(e);
}

// [E1-3] No die goes into a closed casino.
bool may_place(const State& s, int face) { return shows(s.roll, face) && is_open(s, face - 1); }

// [E1-4] All dice show the closed casino: the pass is free.
bool passes_free(const State& s) {
    for (int face = 1; face <= kFaces; ++face) {
        if (may_place(s, face)) return false;
    }
    return true;
}

// [RY-21, CU-10, CU-11] The dice stay in the supply.
void pass(GameContext& c, Seat seat) {
    Passed e{.seat = seat};
    if (!passes_free(c.s)) pay_for_pass(c.s, seat, e);
    c.s.roll = {};
    c.emit(e);
}

void tell_placed(GameContext& c, Seat seat, int face, Dice own, std::uint8_t white) {
    c.emit(Placed{seat, static_cast<std::int8_t>(face - 1), some(own), white});
}

// All dice of the roll that show the face. [RY-20] The others stay on the table.
void place(GameContext& c, Seat seat, int face) {
    Player& p = c.s.players[to_index(seat)];
    Roll& r = c.s.roll;
    const Dice own = rolled_dice(r, face);
    const std::uint8_t white = std::exchange(r.white[to_index(face - 1)], std::uint8_t{0});
    r.small[to_index(face - 1)] = 0;
    if (own.big() > 0) r.big_face = 0;
    r.placed = own;
    r.placed_face = static_cast<std::uint8_t>(face);
    p.supply.take(own);
    p.white = static_cast<std::uint8_t>(p.white - white);
    r.out = p.has_dice();
    tell_placed(c, seat, face, own, white);
    c.s.casinos[to_index(face - 1)].dice[kNeutral].add({white, 0});  // [CL-12]
    put_dice(c, seat, face - 1, own);
}

// [D2-2] One die, turned to any number, instead of a roll.
void power_play(GameContext& c, Seat seat, Dice die, int face) {
    c.s.players[to_index(seat)].supply.take(die);
    c.s.roll.placed = die;  // [H1-4]
    c.s.roll.placed_face = static_cast<std::uint8_t>(face);
    c.emit(power_play::PowerPlayed{seat});
    tell_placed(c, seat, face, die, 0);
    put_dice(c, seat, face - 1, die);
}

// [RY-52] Dice were placed in the casino of a face.
StepResult placed(GameContext& c, Frame& f, int face) {
    if (!may_activate(c.s, face - 1)) return continue_at(f, kEnd);
    return call(f, activate(c, face - 1, f.seat), kEnd);
}

}  // namespace

StepResult run(GameContext& c, Frame& f) {
    switch (f.pc) {
    case kStart: return ask(f, f.seat, Ask::roll, kRoll);  // [RY-24]
    case kRoll:
        if (f.answer.kind == Act::power_play) {
            power_play(c, f.seat, die_of(f.answer.a), f.answer.b);
            return placed(c, f, f.answer.b);
        }
        roll(c, f.seat);
        return ask(f, f.seat, Ask::place, kChosen);
    case kChosen:
        if (f.answer.kind == Act::pass) {
            pass(c, f.seat);
            return done();
        }
        place(c, f.seat, f.answer.a);
        return placed(c, f, f.answer.a);
    case kEnd: c.s.roll = {}; return done();
    default: ASSERT(false); return done();
    }
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    if (f.asks == Ask::roll) {
        out.push({Act::roll});
        for (int i = 0; i < kCasinos; ++i) {
            if (const TileRules* t = rules_of(s.tiles[to_index(i)].tile); t && t->turn_options) {
                t->turn_options(s, i, f.seat, out);
            }
        }
        return;
    }
    ASSERT(f.asks == Ask::place);
    for (int face = 1; face <= kFaces; ++face) {
        if (may_place(s, face)) out.push({Act::place, static_cast<std::uint8_t>(face)});
    }
    // [RY-21, CL-5, CU-10, CU-11]
    if (out.empty() || may_pass(s, f.seat)) out.push({Act::pass});
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    Dice own;
    int face = 0;
    if (a.kind == Act::pass) p.costs = passes_free(s) ? Price{} : price_of_pass(s);
    if (a.kind == Act::place) {
        face = a.a;
        own = rolled_dice(s.roll, face);
        p.dice.neutral = s.roll.white[to_index(face - 1)];
    }
    if (a.kind == Act::power_play) {
        face = a.b;
        own = die_of(a.a);
    }
    if (face == 0) return;
    p.dice.small = static_cast<std::uint8_t>(own.small());
    p.dice.big = static_cast<std::uint8_t>(own.big());
    State after = s;
    after.casinos[to_index(face - 1)].dice[kNeutral].add({p.dice.neutral, 0});
    standing_after(p, after, face - 1, f.seat, own);
    if (may_activate(s, face - 1)) p.tile = s.tiles[to_index(face - 1)].tile;
}

}  // namespace turn
}  // namespace vegas::las_vegas
