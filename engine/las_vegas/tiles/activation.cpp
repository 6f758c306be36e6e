#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas {

bool may_activate(const State& s, int casino) {
    const TileRules* t = rules_of(s.tiles[at(casino)].tile);
    return t != nullptr && t->activated != nullptr && is_open(s, casino);
}

Frame tile_frame(const State& s, Job job, int casino) {
    return {
        .job = job, .tile = s.tiles[at(casino)].tile, .casino = static_cast<std::uint8_t>(casino)};
}

Frame activate(Ctx& c, int casino, Seat seat) {
    c.tell(TileActivated{spot(c.s, casino, seat)});
    Frame f = tile_frame(c.s, Job::tile_activated, casino);
    f.seat = seat;
    return f;
}

void standing_after(Preview& p, const State& s, int casino, Owner owner, Dice come, Dice leave) {
    auto dice = s.casinos[at(casino)].dice;
    dice[at(owner)].add(come);
    dice[at(owner)].take(leave);
    const Standing st = standing(dice);
    p.casinos.push({.casino = static_cast<std::int8_t>(casino),
                    .wins = winners(st, s.casinos[at(casino)].cards.size),
                    .tied = tied_owners(st)});
}

}  // namespace vegas::las_vegas
