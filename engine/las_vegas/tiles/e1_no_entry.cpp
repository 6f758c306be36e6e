// E1 No Entry!: one casino is closed, and closing it pays.
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::no_entry {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };
constexpr std::array<Dollars, 6> kRing{0, 20'000, 0, 30'000, 0, 10'000};  // [E1-1]

int next_space(const State& s, const Frame& f) {
    return (slot(s, f).counter + 1) % static_cast<int>(kRing.size());
}

Flow activated(Ctx& c, Frame& f) {
    switch (f.pc) {
    case kAsk: return ask(f, f.seat, Ask::no_entry, kChosen);
    case kChosen: {
        const bool keeps = f.answer.kind == Act::keep;
        const auto kind = keeps ? EventKind::kept_closed : EventKind::casino_closed;
        Event e = tile_event(c.s, kind, f.casino, f.seat);
        e.casino = keeps ? c.s.closed : static_cast<std::int8_t>(f.answer.a - 1);
        c.events.on(e);
        if (keeps) return done();  // [E1-2] no move, no counter, no reward
        c.s.closed = e.casino;
        move_counter(c, f.casino, next_space(c.s, f));
        pay(c, f.seat, kRing[slot(c, f).counter], f.casino);
        return done();
    }
    default: ASSERT(false); return done();
    }
}

void options(const State& s, const Frame& f, Actions& out) {
    for (std::uint8_t casino = 1; casino <= kCasinos; ++casino)
        if (casino - 1 != f.casino && is_open(s, casino - 1)) out.push({Act::close, casino});
    if (s.closed >= 0) out.push({Act::keep});
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (a.kind == Act::close) p.dollars = kRing[at(next_space(s, f))];
}

}  // namespace

const TileRules kRules{.id = "E1", .activated = activated, .options = options, .preview = preview};

}  // namespace vegas::las_vegas::no_entry
