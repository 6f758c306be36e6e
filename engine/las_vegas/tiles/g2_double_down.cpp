// G2 Double Down: dice moved from this casino to the tile, which pays like a casino.
#include <algorithm>

#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::double_down {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };
constexpr std::array<Dollars, 2> kRewards{60'000, 30'000};  // [G2-2]

Flow activated(Ctx& c, Frame& f) {
    if (f.pc == kAsk) {
        if (c.s.casinos[f.casino].dice[at(f.seat)].none()) return done();
        return ask(f, f.seat, Ask::double_down, kChosen);
    }
    if (f.answer.kind == Act::decline) {
        decline(c, f);
        return done();
    }
    const Dice dice(f.answer.a, f.answer.b);
    c.s.tile_dice.doubled[at(f.seat)].add(dice);
    Event e = tile_event(c.s, EventKind::doubled, f.casino, f.seat);
    e.small = f.answer.a;
    e.big = f.answer.b;
    c.events.on(e);
    take_dice(c, f.seat, f.casino, dice);
    return done();
}

void options(const State& s, const Frame& f, Actions& out) {
    const Dice own = s.casinos[f.casino].dice[at(f.seat)];
    out.push({Act::decline});
    for (int small = 0; small <= own.small(); ++small)
        for (int big = 0; big <= own.big(); ++big)
            if (small + big > 0)
                out.push({Act::double_down, static_cast<std::uint8_t>(small),
                          static_cast<std::uint8_t>(big)});
}

Flow casino_paid(Ctx& c, Frame& f) {
    const Standing st = doubled_standing(c.s.tile_dice);
    for (std::size_t k = 0; k < kRewards.size() && k < st.ranked.size; ++k)
        pay(c, st.ranked[k], kRewards[k], f.casino);
    return done();
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (a.kind == Act::decline) return;
    const Dice dice(a.a, a.b);
    p.dice = {.small = a.a, .big = a.b};
    standing_after(p, s, f.casino, f.seat, {}, dice);
    TileDice after = s.tile_dice;
    after.doubled[at(f.seat)].add(dice);
    const Standing st = doubled_standing(after);
    for (std::size_t k = 0; k < kRewards.size(); ++k)
        p.tile_wins.push(k < st.ranked.size ? st.ranked[k] : kNobody);
}

}  // namespace

const TileRules kRules{.id = "G2",
                       .activated = activated,
                       .options = options,
                       .casino_paid = casino_paid,
                       .preview = preview};

}  // namespace vegas::las_vegas::double_down
