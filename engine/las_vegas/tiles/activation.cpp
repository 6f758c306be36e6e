#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas {

bool may_activate(const State& s, int casino) {
    const TileRules* t = rules_of(s.tiles[to_index(casino)].tile);
    return t != nullptr && t->activated != nullptr && is_open(s, casino);
}

Frame tile_frame(const State& s, Activity job, int casino) {
    return {.activity = job,
            .tile = s.tiles[to_index(casino)].tile,
            .casino = static_cast<std::uint8_t>(casino)};
}

Frame activate(GameContext& c, int casino, Seat seat) {
    c.emit(TileActivated{tile_location(c.s, casino, seat)});
    Frame f = tile_frame(c.s, Activity::tile_activated, casino);
    f.seat = seat;
    return f;
}

void standing_after(Preview& p, const State& s, int casino, Owner owner, Dice come, Dice leave) {
    auto dice = s.casinos[to_index(casino)].dice;
    dice[to_index(owner)].add(come);
    dice[to_index(owner)].take(leave);
    const Standing st = standing(dice);
    p.casinos.push({.casino = static_cast<std::int8_t>(casino),
                    .wins = winners(st, s.casinos[to_index(casino)].cards.size),
                    .tied = tied_owners(st)});
}

}  // namespace vegas::las_vegas
