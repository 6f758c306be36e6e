// What a tile does, as a record of plain functions: when the rules speak of the tile, its function
// is called. A null function: the tile does not care. What decides *whether* something is allowed
// is a field that the rules read, not a hook.
#pragma once

#include <string_view>

#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/tiles/tile.hpp"

namespace vegas::las_vegas {

struct TileRules {
    std::string_view id;                        // the face, as printed: "A1"
    Flow (*activated)(Ctx&, Frame&) = nullptr;  // dice were placed here: step by step [RY-52]
    void (*options)(const State&, const Frame&, Actions&) = nullptr;  // answers to what it asked
    void (*round_start)(Ctx&, int casino) = nullptr;  // tokens, counters, blank dice
    void (*turn_options)(const State&, int casino, Seat, Actions&) = nullptr;  // instead of rolling
    void (*dice_changed)(Ctx&, int casino) = nullptr;  // after every change of dice anywhere
    Flow (*before_payout)(Ctx&, Frame&) = nullptr;     // [RY-30]
    Flow (*casino_paid)(Ctx&, Frame&) = nullptr;       // right after this casino's cards
    void (*after_payout)(Ctx&, int casino) = nullptr;  // before the clean-up
};

// Null where the engine has no such tile.
[[nodiscard]] const TileRules* rules_of(Tile);

// The frame in which a tile is activated for a seat.
[[nodiscard]] Frame activation(const State&, int casino, Seat);

// Calls the hook of every tile that has it, casino 1 to 6.
template <class... Args>
void each_tile(Ctx& c, void (*TileRules::*hook)(Ctx&, int, Args...), Args... args) {
    for (int i = 0; i < kCasinos; ++i)
        if (const TileRules* t = rules_of(c.s.tiles[at(i)].tile);
            t != nullptr && t->*hook != nullptr)
            (t->*hook)(c, i, args...);
}

}  // namespace vegas::las_vegas
