// F2 Handicap: blank dice lie in every casino; taking one away is rewarded.
#include <utility>

#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::handicap {
namespace {

enum Step : std::uint8_t { kAsk, kChosen, kMoved };
enum Reward : std::uint8_t { kChip, kMoney, kMove };
constexpr std::array<Dollars, 3> kRewards{10'000, 30'000, 0};      // [F2-2]
constexpr std::array<int, kCasinos> kBlankDice{1, 1, 1, 2, 2, 2};  // [F2-1]

void round_start(Ctx& c, int tile) {
    c.s.tiles[at(tile)].counter = Spaces{}.packed();
    for (int casino = 0; casino < kCasinos; ++casino) {
        c.s.casinos[at(casino)].dice[kBlank] = {kBlankDice[at(casino)], 0};
        Event e = tile_event(c.s, EventKind::blank_placed, tile, kNobody);
        e.casino = static_cast<std::int8_t>(casino);
        e.number = static_cast<std::uint8_t>(kBlankDice[at(casino)]);
        c.events.on(e);
    }
}

// The blank die leaves its casino first, then comes the reward. [F2-3]
Flow take(Ctx& c, Frame& f) {
    const int casino = f.answer.a - 1;
    const std::uint8_t reward = f.answer.b;
    Spaces left = Spaces::of(slot(c, f).counter);
    --left.of_reward[reward];
    slot(c, f).counter = left.packed();
    Event e = tile_event(c.s, EventKind::blank_taken, f.casino, f.seat);
    e.casino = static_cast<std::int8_t>(casino);
    e.number = reward;
    c.events.on(e);
    take_dice(c, kBlank, casino, {1, 0});
    if (reward == kMove) return call(f, move::frame(f), kMoved);
    pay(c, f.seat, kRewards[reward], f.casino);
    return done();
}

bool may_take(const State& s, int casino) {
    return is_open(s, casino) && !s.casinos[at(casino)].dice[kBlank].none();
}

bool offers(const State& s, const Frame& f) {
    bool any = false;
    for (int casino = 0; casino < kCasinos; ++casino) any = any || may_take(s, casino);
    return any && !Spaces::of(slot(s, f).counter).none();
}

Flow activated(Ctx& c, Frame& f) {
    switch (f.pc) {
    case kAsk: return offers(c.s, f) ? ask(f, f.seat, Ask::handicap, kChosen) : done();
    case kChosen:
        if (f.answer.kind != Act::decline) return take(c, f);
        decline(c, f);
        return done();
    case kMoved: return done();
    default: ASSERT(false); return done();
    }
}

void options(const State& s, const Frame& f, Actions& out) {
    const Spaces left = Spaces::of(slot(s, f).counter);
    out.push({Act::decline});
    for (std::uint8_t casino = 1; casino <= kCasinos; ++casino)
        for (const Reward reward : {kChip, kMoney, kMove})
            if (may_take(s, casino - 1) && left.of_reward[reward] > 0)
                out.push({Act::take_blank, casino, reward});
}

void preview(const State& s, const Frame&, const Action& a, Preview& p) {
    if (a.kind == Act::decline) return;
    p.blank = 1;
    p.dollars = kRewards[a.b];
    standing_after(p, s, a.a - 1, kBlank, {}, {1, 0});
}

}  // namespace

const TileRules kRules{.id = "F2",
                       .activated = activated,
                       .options = options,
                       .round_start = round_start,
                       .preview = preview};

}  // namespace vegas::las_vegas::handicap
