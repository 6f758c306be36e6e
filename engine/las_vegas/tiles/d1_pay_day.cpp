// D1 Pay Day: paid for every casino in which the player has dice.
#include <algorithm>

#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::pay_day {
namespace {

Flow activated(Ctx& c, Frame& f) {
    const auto present = [&f](const Casino& casino) { return !casino.dice[at(f.seat)].none(); };
    const auto n = std::count_if(c.s.casinos.begin(), c.s.casinos.end(), present);
    pay(c, f.seat, static_cast<Dollars>(n) * 10'000, f.casino);  // [D1-1]
    return done();
}

}  // namespace

const TileRules kRules{.id = "D1", .activated = activated};

}  // namespace vegas::las_vegas::pay_day
