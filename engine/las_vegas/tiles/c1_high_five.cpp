// C1 High Five: $100,000 for the first to have five here.
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::high_five {
namespace {

constexpr int kEnough = 5;
constexpr Dollars kReward = 100'000;

Flow activated(Ctx& c, Frame& f) {
    if (slot(c, f).token == kNobody && c.s.casinos[f.casino].dice[at(f.seat)].weight() >= kEnough) {
        slot(c, f).token = f.seat;
        c.events.on(tile_event(c.s, EventKind::token_taken, f.casino, f.seat));
    }
    return done();
}

Flow casino_paid(Ctx& c, Frame& f) {
    if (const Seat holder = slot(c, f).token; holder != kNobody)
        pay(c, holder, kReward, f.casino);  // [C1-1]
    return done();
}

}  // namespace

const TileRules kRules{.id = "C1", .activated = activated, .casino_paid = casino_paid};

}  // namespace vegas::las_vegas::high_five
