#include "engine/las_vegas/tiles/effects.hpp"

#include <algorithm>

#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/standing.hpp"

namespace vegas::las_vegas {

Event tile_event(const State& s, EventKind kind, int casino, Owner owner) {
    Event e{.kind = kind, .owner = owner, .casino = static_cast<std::int8_t>(casino)};
    e.tile = s.tiles[at(casino)].tile;
    return e;
}

void pay(Ctx& c, Seat seat, Dollars dollars, int casino) {
    if (dollars == 0) return;
    const RulesetSpec& spec = spec_of(c.s);
    const int units = dollars / spec.card_unit;
    ASSERT(units >= 1 && units < kCardRanks);
    Player& p = c.s.players[at(seat)];
    Event e = tile_event(c.s, EventKind::paid, casino, seat);
    if (units <= 2) {
        p.chips = static_cast<std::uint8_t>(p.chips + units);
        ASSERT(p.chips >= units);
        e.number = static_cast<std::uint8_t>(units);
    } else {
        ++p.hand[at(units)];
        ASSERT(p.hand[at(units)] > 0);
        e.dollars = dollars;
    }
    c.events.on(e);
}

void throw_black(Ctx& c, int casino, Seat seat) {
    BlackDice& black = c.s.black;
    black.casino = static_cast<std::uint8_t>(casino);
    Event e = tile_event(c.s, EventKind::black_rolled, casino, seat);
    for (std::uint8_t& face : black.face) {
        face = static_cast<std::uint8_t>(c.draws.die());
        e.faces.push(face);
    }
    c.events.on(e);
}

void move_counter(Ctx& c, int casino, int space) {
    c.s.tiles[at(casino)].counter = static_cast<std::uint8_t>(space);
    Event e = tile_event(c.s, EventKind::counter_moved, casino, kNobody);
    e.number = static_cast<std::uint8_t>(space);
    if (e.tile == Tile::jackpot) e.dollars = space * 10'000;  // [A2-1]
    c.events.on(e);
}

void decline(Ctx& c, const Frame& f) {
    c.events.on(tile_event(c.s, EventKind::declined, f.casino, f.seat));
}

void seal(Ctx& c, Frame& f, Seat by) {
    c.s.sealed = {.by = by, .choice = f.answer};
    Event e = tile_event(c.s, EventKind::sealed, f.casino, by);
    if (f.answer.kind == Act::split) {  // [G1-1] how many tokens each pile has is seen by all
        const int first = f.answer.a + f.answer.b + f.answer.c;
        e.piles.push(static_cast<std::uint8_t>(first));
        e.piles.push(static_cast<std::uint8_t>(6 - first));
    }
    f.answer = {};
    c.events.on(e);
}

Action reveal(Ctx& c) {
    const Sealed opened = std::exchange(c.s.sealed, Sealed{});
    ASSERT(opened.by != kNobody);
    c.events.on({.kind = EventKind::revealed, .owner = opened.by, .choice = opened.choice});
    return opened.choice;
}

void put_dice(Ctx& c, Owner owner, int casino, Dice dice) {
    ASSERT(is_open(c.s, casino));  // [E1-3]
    c.s.casinos[at(casino)].dice[at(owner)].add(dice);
    each_tile(c, &TileRules::dice_changed);
}

void take_dice(Ctx& c, Owner owner, int casino, Dice dice) {
    ASSERT(is_open(c.s, casino));  // [E1-3]
    c.s.casinos[at(casino)].dice[at(owner)].take(dice);
    each_tile(c, &TileRules::dice_changed);
}

Owner sole_majority(const Casino& casino) {
    Owner best = kNobody;
    int most = 0;
    bool alone = false;
    for (std::size_t o = 0; o < kOwners; ++o) {
        const int n = casino.dice[o].weight();
        if (n == 0 || n < most) continue;
        alone = n > most;
        most = n;
        best = static_cast<Owner>(o);
    }
    return alone ? best : kNobody;
}

void turned_dice(const State& s, Seat seat, Act kind, Actions& out) {
    for (std::uint8_t big = 0; big < 2; ++big)
        for (std::uint8_t face = 1; face <= kFaces; ++face)
            if (has_die(s.players[at(seat)].supply, big) && is_open(s, face - 1))
                out.push({kind, big, face});
}

}  // namespace vegas::las_vegas
