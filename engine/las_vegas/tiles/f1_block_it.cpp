#include "engine/las_vegas/tiles/f1_block_it.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::block_it {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };
constexpr std::array kPrinted{dice(1), dice(1), dice(2), dice(2), dice(3)};  // [F1-1]

void round_start(GameContext& c, int casino) {
    c.s.tiles[to_index(casino)].counter = Clusters{}.packed();
}

StepResult activated(GameContext& c, Frame& f) {
    Clusters left = Clusters::of(slot(c, f).counter);
    switch (f.pc) {
    case kAsk:
        if (left.none()) return done();
        return ask(f, f.seat, Ask::block_it, kChosen);
    case kChosen: {
        const int size = f.answer.a;
        const int casino = f.answer.b - 1;
        --left.of_size[to_index(size - 1)];
        slot(c, f).counter = left.packed();
        c.emit(BlankPlaced{f.seat, static_cast<std::int8_t>(casino), f.answer.a});
        put_dice(c, kBlank, casino, {size, 0});
        return done();
    }
    default: ASSERT(false); return done();
    }
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    const Clusters left = Clusters::of(slot(s, f).counter);
    for (std::uint8_t size = 1; size <= 3; ++size) {
        for (std::uint8_t casino = 1; casino <= kCasinos; ++casino) {
            if (left.of_size[size - 1U] > 0 && is_open(s, casino - 1)) {
                out.push({Act::block, size, casino});
            }
        }
    }
}

void preview(const State& s, const Frame&, const Action& a, Preview& p) {
    p.blank = a.a;
    standing_after(p, s, a.b - 1, kBlank, {a.a, 0});
}

TileContents view(const State& s, int casino) {
    Contents v;
    const Clusters left = Clusters::of(s.tiles[to_index(casino)].counter);
    for (std::uint8_t size = 1; size <= 3; ++size) {
        for (int n = 0; n < left.of_size[size - 1U]; ++n) v.clusters.push(size);
    }
    return v;
}

int activation_gain(const State& s, const TilePlacement& p) {
    return s.tiles[to_index(p.casino)].counter == 0 ? 0 : kRank;
}

int answer_gain(const State& s, const Action& a, Seat seat) {
    return gain_of_blank(s, a.b - 1, seat, a.a);
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::block_it),
                                 .name = "Block It!",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .round_start = round_start,
                                 .preview = preview,
                                 .view = view,
                                 .counter_most = Clusters{}.packed(),
                                 .activation_gain = activation_gain,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::block_it
