// B2 Fifty Fifty: higher or lower, for rewards that rise.
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::fifty_fifty {
namespace {

enum Step : std::uint8_t { kFirst, kDecided };

// The counter's spaces: the start, then the rewards. [B2-1]
constexpr std::array<Dollars, 6> kRewards{0, 0, 10'000, 30'000, 40'000, 60'000};
constexpr int kLast = 5;

Flow end(Ctx& c, const Frame& f, Dollars reward) {
    pay(c, f.seat, reward, f.casino);
    clear_black(c);
    move_counter(c, f.casino, 0);
    return done();
}

bool won(Act bet, int before, int now) { return bet == Act::higher ? now > before : now < before; }

void tell(Ctx& c, const Frame& f, EventKind kind) {
    Event e = tile_event(c.s, kind, f.casino, f.seat);
    e.choice = f.answer;
    c.events.on(e);
}

Flow bet(Ctx& c, Frame& f) {
    const int before = black_sum(c.s);
    tell(c, f, EventKind::bet);
    throw_black(c, f.casino, f.seat);
    if (!won(f.answer.kind, before, black_sum(c.s))) {  // [B2-2] an equal sum loses
        tell(c, f, EventKind::bet_lost);
        return end(c, f, 0);
    }
    tell(c, f, EventKind::bet_won);
    move_counter(c, f.casino, slot(c, f).counter + 1);
    if (slot(c, f).counter == kLast) return end(c, f, kRewards[kLast]);  // [B2-3]
    return ask(f, f.seat, Ask::fifty_fifty, kDecided);
}

Flow activated(Ctx& c, Frame& f) {
    switch (f.pc) {
    case kFirst:
        throw_black(c, f.casino, f.seat);
        move_counter(c, f.casino, 1);
        return ask(f, f.seat, Ask::fifty_fifty, kDecided);
    case kDecided:
        if (f.answer.kind == Act::stop) return end(c, f, kRewards[slot(c, f).counter]);
        return bet(c, f);
    default: ASSERT(false); return done();
    }
}

void options(const State&, const Frame&, Actions& out) {
    for (const Act kind : {Act::stop, Act::higher, Act::lower}) out.push({kind});
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    const std::size_t space = slot(s, f).counter + (a.kind == Act::stop ? 0U : 1U);
    p.dollars = kRewards[space];
}

}  // namespace

const TileRules kRules{.id = "B2", .activated = activated, .options = options, .preview = preview};

}  // namespace vegas::las_vegas::fifty_fifty
