// D2 Power Play: the leader here may place a die of its choice instead of rolling.
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::power_play {
namespace {

// [D2-1] From the tile or from its holder: who leads alone leaves nobody else to hold it.
Flow activated(Ctx& c, Frame& f) {
    TileSlot& t = slot(c, f);
    if (t.token != f.seat && sole_majority(c.s.casinos[f.casino]) == f.seat) {
        t.token = f.seat;
        c.events.on(tile_event(c.s, EventKind::token_taken, f.casino, f.seat));
    }
    return done();
}

// [D2-3] The token falls back the moment its holder does not lead alone.
void dice_changed(Ctx& c, int casino) {
    TileSlot& t = c.s.tiles[at(casino)];
    if (t.token == kNobody || sole_majority(c.s.casinos[at(casino)]) == t.token) return;
    c.events.on(tile_event(c.s, EventKind::token_returned, casino, t.token));
    t.token = kNobody;
}

// [D2-2]
void turn_options(const State& s, int casino, Seat seat, Actions& out) {
    if (s.tiles[at(casino)].token == seat) turned_dice(s, seat, Act::power_play, out);
}

}  // namespace

const TileRules kRules{
    .id = "D2", .activated = activated, .turn_options = turn_options, .dice_changed = dice_changed};

}  // namespace vegas::las_vegas::power_play
