#include "engine/las_vegas/tiles/d1_pay_day.hpp"

#include <algorithm>

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::pay_day {
namespace {

constexpr std::array kPrinted{usd(10'000)};  // for each casino [D1-1]

StepResult activated(GameContext& c, Frame& f) {
    const auto present = [&f](const Casino& casino) {
        return !casino.dice[to_index(f.seat)].none();
    };
    const auto n = std::ranges::count_if(c.s.casinos, present);
    pay(c, f.seat, static_cast<Dollars>(n) * kPrinted[0].pays(), f.casino);
    return done();
}

TileContents view(const State&, int) { return Contents{}; }

int activation_gain(const State& s, const TilePlacement& p) {
    int present = 0;
    for (int i = 0; i < kCasinos; ++i) {
        const Dice own = s.casinos[to_index(i)].dice[to_index(p.seat)];
        present += i == p.casino || !own.none() ? 1 : 0;
    }
    return present * kRank;
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::pay_day),
                                 .name = "Pay Day",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .view = view,
                                 .activation_gain = activation_gain};

}  // namespace vegas::las_vegas::pay_day
