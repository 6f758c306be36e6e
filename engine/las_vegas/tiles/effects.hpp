// What tiles do in a game, in the words of the rules. Each function tells its event and lets the
// other tiles see the change.
#pragma once

#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {

[[nodiscard]] inline TileSlot& slot(GameContext& c, const Frame& f) { return c.s.tiles[f.casino]; }
[[nodiscard]] inline const TileSlot& slot(const State& s, const Frame& f) {
    return s.tiles[f.casino];
}

// Where an event of a tile happens, and for whom.
[[nodiscard]] inline TileLocation tile_location(const State& s, int casino, Seat seat) {
    return {seat, static_cast<std::int8_t>(casino), s.tiles[to_index(casino)].tile};
}
[[nodiscard]] inline TileLocation tile_location(const GameContext& c, const Frame& f) {
    return tile_location(c.s, f.casino, f.seat);
}

// The bank pays: $10,000 and $20,000 in chips, more as one card of that value. [RY-34]
// REQUIRES: dollars is 0 or a multiple of $10,000 up to $100,000. 0: nothing happens.
void pay(GameContext&, Seat, Dollars, int casino);

// Throws both black dice; they stay on the table until clear_black().
void throw_black(GameContext&, int casino, Seat);
inline void clear_black(GameContext& c) { c.s.black = {}; }
[[nodiscard]] inline int black_sum(const State& s) { return s.black.face[0] + s.black.face[1]; }

// The counter of a tile goes to a space of its track.
void move_counter(GameContext&, int casino, int space);

void decline(GameContext&, const Frame&);  // tells that the tile's offer was declined [RY-56]

// Seals a choice and removes it from the frame; reveals it and tells it. [A1-3, G1-3] `piles`: what
// all may see of it.
void seal(GameContext&, Frame&, Seat by, const FixedVector<std::uint8_t, 2>& piles = {});
Action reveal(GameContext&);

// Dice into a casino or out of it, checked by every tile after the change. [D2-3]
void put_dice(GameContext&, Owner, int casino, Dice);
void take_dice(GameContext&, Owner, int casino, Dice);

[[nodiscard]] inline bool is_open(const State& s, int casino) { return s.closed != casino; }

// An action's die: 0 small, 1 big. [RY-2]
[[nodiscard]] inline Dice die_of(std::uint8_t big) { return big != 0 ? Dice{0, 1} : Dice{1, 0}; }
[[nodiscard]] inline bool has_die(Dice d, int big) { return (big != 0 ? d.big() : d.small()) > 0; }

// The seat that alone has the highest count in a casino, compared with imaginary players too;
// kNobody: no seat has.
[[nodiscard]] Owner sole_majority(const Casino&);

// Adds `action` for each die of a supply and each casino that is open: turned to any number. [D2-2,
// F2-3]
void turned_dice(const State&, Seat, Act kind, Actions& out);

}  // namespace vegas::las_vegas
