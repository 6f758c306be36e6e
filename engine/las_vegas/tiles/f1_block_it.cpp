// F1 Block It!: clusters of blank dice spoil casinos.
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::block_it {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };

void round_start(Ctx& c, int casino) { c.s.tiles[at(casino)].counter = Clusters{}.packed(); }

Flow activated(Ctx& c, Frame& f) {
    Clusters left = Clusters::of(slot(c, f).counter);
    switch (f.pc) {
    case kAsk:
        if (left.none()) return done();
        return ask(f, f.seat, Ask::block_it, kChosen);
    case kChosen: {
        const int dice = f.answer.a;
        const int casino = f.answer.b - 1;
        --left.of_size[at(dice - 1)];
        slot(c, f).counter = left.packed();
        Event e = tile_event(c.s, EventKind::blank_placed, f.casino, f.seat);
        e.casino = static_cast<std::int8_t>(casino);
        e.number = f.answer.a;
        c.events.on(e);
        put_dice(c, kBlank, casino, {dice, 0});
        return done();
    }
    default: ASSERT(false); return done();
    }
}

void options(const State& s, const Frame& f, Actions& out) {
    const Clusters left = Clusters::of(slot(s, f).counter);
    for (std::uint8_t dice = 1; dice <= 3; ++dice)
        for (std::uint8_t casino = 1; casino <= kCasinos; ++casino)
            if (left.of_size[dice - 1U] > 0 && is_open(s, casino - 1))
                out.push({Act::block, dice, casino});
}

void preview(const State& s, const Frame&, const Action& a, Preview& p) {
    p.blank = a.a;
    standing_after(p, s, a.b - 1, kBlank, {a.a, 0});
}

}  // namespace

const TileRules kRules{.id = "F1",
                       .activated = activated,
                       .options = options,
                       .round_start = round_start,
                       .preview = preview};

}  // namespace vegas::las_vegas::block_it
