// H1 Nice Dice: a die on the space of its number is paid at the end of the round.
#include <utility>

#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::nice_dice {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };

// [H1-1] Dice that may be put on a space: rolled and still in the supply, or just placed here.
Dice at_hand(const State& s, const Frame& f, int number) {
    const Roll& roll = s.roll;
    Dice dice;
    if (roll.out) dice = {roll.small[at(number - 1)], roll.big_face == number ? 1 : 0};
    if (roll.placed_face == number && f.casino == number - 1) dice.add(roll.placed);
    return dice;
}

// [H1-2] A taken space cannot be chosen when its die could not go to its casino.
bool can_fill(const State& s, int number) {
    return s.tile_dice.spaces[at(number - 1)].owner == kNobody || is_open(s, number - 1);
}

void empty_space(Ctx& c, const Frame& f, int number) {
    const TileDie die = std::exchange(c.s.tile_dice.spaces[at(number - 1)], TileDie{});
    if (die.owner == kNobody) return;
    Event e = tile_event(c.s, EventKind::space_emptied, f.casino, die.owner);
    e.number = static_cast<std::uint8_t>(number);
    (die.big ? e.big : e.small) = 1;
    c.events.on(e);
    put_dice(c, die.owner, number - 1, die.dice());  // without activation
}

void fill_space(Ctx& c, const Frame& f, int number, Dice die) {
    const bool placed = c.s.roll.placed_face == number;
    if (placed)
        take_dice(c, f.seat, f.casino, die);
    else
        c.s.players[at(f.seat)].supply.take(die);
    c.s.tile_dice.spaces[at(number - 1)] = {.owner = f.seat, .big = die.big() > 0};
    Event e = tile_event(c.s, EventKind::space_filled, f.casino, f.seat);
    e.number = static_cast<std::uint8_t>(number);
    (die.big() > 0 ? e.big : e.small) = 1;
    e.from_casino = placed;
    c.events.on(e);
}

bool offers(const State& s, const Frame& f) {
    for (int number = 1; number <= kFaces; ++number)
        if (!at_hand(s, f, number).none() && can_fill(s, number)) return true;
    return false;
}

Flow activated(Ctx& c, Frame& f) {
    if (f.pc == kAsk) return offers(c.s, f) ? ask(f, f.seat, Ask::nice_dice, kChosen) : done();
    if (f.answer.kind == Act::decline) {
        decline(c, f);
        return done();
    }
    const int number = f.answer.b;
    empty_space(c, f, number);
    fill_space(c, f, number, die_of(f.answer.a));
    return done();
}

void options(const State& s, const Frame& f, Actions& out) {
    out.push({Act::decline});
    for (std::uint8_t big = 0; big < 2; ++big)
        for (std::uint8_t number = 1; number <= kFaces; ++number)
            if (has_die(at_hand(s, f, number), big) && can_fill(s, number))
                out.push({Act::put_nice, big, number});
}

Flow casino_paid(Ctx& c, Frame& f) {
    for (int number = 1; number <= kFaces; ++number)
        if (const Seat owner = c.s.tile_dice.spaces[at(number - 1)].owner; owner != kNobody)
            pay(c, owner, number * 10'000, f.casino);  // [H1-3]
    return done();
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (a.kind == Act::decline) return;
    const int number = a.b;
    (a.a != 0 ? p.dice.big : p.dice.small) = 1;
    p.dollars = number * 10'000;
    const bool placed = s.roll.placed_face == number;
    const TileDie out = s.tile_dice.spaces[at(number - 1)];
    State after = s;
    if (placed) after.casinos[f.casino].dice[at(f.seat)].take(die_of(a.a));
    if (out.owner != kNobody)
        standing_after(p, after, number - 1, out.owner, out.dice());
    else if (placed)
        standing_after(p, after, f.casino, f.seat, {});
}

}  // namespace

const TileRules kRules{.id = "H1",
                       .activated = activated,
                       .options = options,
                       .casino_paid = casino_paid,
                       .preview = preview};

}  // namespace vegas::las_vegas::nice_dice
