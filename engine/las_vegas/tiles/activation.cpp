#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {

Frame activation(const State& s, int casino, Seat seat) {
    return {.job = Job::tile_activated,
            .tile = s.tiles[at(casino)].tile,
            .casino = static_cast<std::uint8_t>(casino),
            .seat = seat};
}

}  // namespace vegas::las_vegas
