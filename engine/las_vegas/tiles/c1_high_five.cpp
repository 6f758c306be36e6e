#include "engine/las_vegas/tiles/c1_high_five.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::high_five {
namespace {

constexpr int kEnough = 5;
constexpr std::array kPrinted{usd(100'000)};

StepResult activated(GameContext& c, Frame& f) {
    if (slot(c, f).token == kNobody &&
        c.s.casinos[f.casino].dice[to_index(f.seat)].weight() >= kEnough) {
        slot(c, f).token = f.seat;
        c.emit(TokenTaken{tile_location(c, f)});
    }
    return done();
}

StepResult casino_paid(GameContext& c, Frame& f) {
    if (const Seat holder = slot(c, f).token; holder != kNobody) {
        pay(c, holder, kPrinted[0].pays(), f.casino);  // [C1-1]
    }
    return done();
}

TileContents view(const State& s, int casino) {
    return Contents{.holder = s.tiles[to_index(casino)].token};
}

Dollars worth(const State& s, int casino, Seat seat) {
    return s.tiles[to_index(casino)].token == seat ? kPrinted[0].pays() : 0;
}

int activation_gain(const State& s, const TilePlacement& p) {
    constexpr int kReward = 10 * kRank, kNear = 8;  // [C1-1]
    if (s.tiles[to_index(p.casino)].token != kNobody) return 0;
    return p.after >= kEnough ? kReward : p.after * kNear;
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::high_five),
                                 .name = "High Five",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .casino_paid = casino_paid,
                                 .view = view,
                                 .has_token = true,
                                 .worth = worth,
                                 .activation_gain = activation_gain};

}  // namespace vegas::las_vegas::high_five
