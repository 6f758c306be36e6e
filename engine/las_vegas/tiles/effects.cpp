#include "engine/las_vegas/tiles/effects.hpp"

#include <utility>

#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {

void pay(GameContext& c, Seat seat, Dollars dollars, int casino) {
    if (dollars == 0) return;
    const Spec& spec = spec_of(c.s);
    const int units = dollars / spec.card_unit;
    ASSERT(units >= 1 && units < kCardRanks);
    Player& p = c.s.players[to_index(seat)];
    Paid e{.at = tile_location(c.s, casino, seat)};
    if (units <= 2) {
        p.chips = static_cast<std::uint8_t>(p.chips + units);
        ASSERT(p.chips >= units);
        e.chips = static_cast<std::uint8_t>(units);
    } else {
        ++p.hand[to_index(units)];
        ASSERT(p.hand[to_index(units)] > 0);
        e.dollars = dollars;
    }
    c.emit(e);
}

void throw_black(GameContext& c, int casino, Seat seat) {
    BlackDice& black = c.s.black;
    black.casino = static_cast<std::uint8_t>(casino);
    BlackRolled e{.at = tile_location(c.s, casino, seat)};
    for (std::uint8_t& face : black.face) {
        face = static_cast<std::uint8_t>(c.draws.die());
        e.dice.push(face);
    }
    c.emit(e);
}

void move_counter(GameContext& c, int casino, int space) {
    TileSlot& slot = c.s.tiles[to_index(casino)];
    slot.counter = static_cast<std::uint8_t>(space);
    c.emit(CounterMoved{
        .casino = static_cast<std::int8_t>(casino), .tile = slot.tile, .space = slot.counter});
}

void decline(GameContext& c, const Frame& f) { c.emit(Declined{tile_location(c, f)}); }

void seal(GameContext& c, Frame& f, Seat by, const FixedVector<std::uint8_t, 2>& piles) {
    c.s.sealed = {.by = by, .choice = std::exchange(f.answer, Action{})};
    c.emit(Sealed{by, static_cast<std::int8_t>(f.casino), f.tile, piles});
}

Action reveal(GameContext& c) {
    const SealedChoice opened = std::exchange(c.s.sealed, SealedChoice{});
    ASSERT(opened.by != kNobody);
    c.emit(Revealed{opened.by, opened.choice});
    return opened.choice;
}

void put_dice(GameContext& c, Owner owner, int casino, Dice dice) {
    ASSERT(is_open(c.s, casino));  // [E1-3]
    c.s.casinos[to_index(casino)].dice[to_index(owner)].add(dice);
    each_tile(c, &TileRules::dice_changed);
}

void take_dice(GameContext& c, Owner owner, int casino, Dice dice) {
    ASSERT(is_open(c.s, casino));  // [E1-3]
    c.s.casinos[to_index(casino)].dice[to_index(owner)].take(dice);
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
    for (std::uint8_t big = 0; big < 2; ++big) {
        for (std::uint8_t face = 1; face <= kFaces; ++face) {
            if (has_die(s.players[to_index(seat)].supply, big) && is_open(s, face - 1)) {
                out.push({kind, big, face});
            }
        }
    }
}

}  // namespace vegas::las_vegas
