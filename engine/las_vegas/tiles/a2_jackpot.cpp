// A2 Jackpot: a growing amount for a seven or a double.
#include <algorithm>

#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::jackpot {
namespace {

constexpr int kFirst = 3, kLast = 8;  // the counter, in units of $10,000 [A2-1]
constexpr int kUnit = 10'000;

void round_start(Ctx& c, int casino) { c.s.tiles[at(casino)].counter = kFirst; }

Flow activated(Ctx& c, Frame& f) {
    throw_black(c, f.casino, f.seat);
    const auto [x, y] = c.s.black.face;
    const int counter = slot(c, f).counter;
    clear_black(c);
    if (x + y == 7 || x == y) {
        pay(c, f.seat, counter * kUnit, f.casino);
        move_counter(c, f.casino, kFirst);
    } else if (counter < kLast) {
        move_counter(c, f.casino, counter + 1);
    }
    return done();
}

}  // namespace

const TileRules kRules{.id = "A2", .activated = activated, .round_start = round_start};

}  // namespace vegas::las_vegas::jackpot
