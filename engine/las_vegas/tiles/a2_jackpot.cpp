#include "engine/las_vegas/tiles/a2_jackpot.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::jackpot {
namespace {

constexpr std::array kPrinted{usd(30'000), usd(40'000), usd(50'000),
                              usd(60'000), usd(70'000), usd(80'000)};  // [A2-1]
constexpr int kUnit = 10'000;  // the counter is in such units
constexpr int kFirst = kPrinted.front().pays() / kUnit, kLast = kPrinted.back().pays() / kUnit;

void put_counter(GameContext& c, const Frame& f, int units) {
    slot(c, f).counter = static_cast<std::uint8_t>(units);
    c.emit(CounterMoved{.casino = static_cast<std::int8_t>(f.casino),
                        .tile = f.tile,
                        .dollars = units * kUnit,
                        .space = {}});
}

void round_start(GameContext& c, int casino) { c.s.tiles[to_index(casino)].counter = kFirst; }

StepResult activated(GameContext& c, Frame& f) {
    throw_black(c, f.casino, f.seat);
    const auto [x, y] = c.s.black.face;
    const int counter = slot(c, f).counter;
    clear_black(c);
    if (x + y == 7 || x == y) {
        pay(c, f.seat, counter * kUnit, f.casino);
        put_counter(c, f, kFirst);
    } else if (counter < kLast) {
        put_counter(c, f, counter + 1);
    }
    return done();
}

TileContents view(const State& s, int casino) {
    return Contents{.dollars = s.tiles[to_index(casino)].counter * kUnit};
}

int activation_gain(const State& s, const TilePlacement& p) {
    return s.tiles[to_index(p.casino)].counter * kRank / 3;
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::jackpot),
                                 .name = "Jackpot",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .round_start = round_start,
                                 .view = view,
                                 .counter_least = kFirst,
                                 .counter_most = kLast,
                                 .activation_gain = activation_gain};

}  // namespace vegas::las_vegas::jackpot
