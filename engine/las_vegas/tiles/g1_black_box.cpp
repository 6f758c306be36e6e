// G1 Black Box: the neighbour splits six tokens, the winner takes one of the piles.
#include <utility>

#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::black_box {
namespace {

enum Step : std::uint8_t { kSplit, kPick, kPaid };
constexpr int kBest = 1, kGood = 2, kEmpty = 3;  // tokens of $60,000, of $20,000, worth nothing
constexpr int kTokens = kBest + kGood + kEmpty;
constexpr int kLargest = 5;  // no pile is empty

Dollars sum(int best, int good) { return best * 60'000 + good * 20'000; }

Flow casino_paid(Ctx& c, Frame& f) {
    switch (f.pc) {
    case kSplit:
        f.seat = c.s.higher_card[f.casino];
        if (f.seat == kNobody) return done();  // [G1-2]
        return ask(f, left_of(c.s, f.seat), Ask::black_box_split, kPick);
    case kPick: seal(c, f, left_of(c.s, f.seat)); return ask(f, f.seat, Ask::black_box_pick, kPaid);
    case kPaid: {
        const bool first = f.answer.a == 1;
        Event e = tile_event(c.s, EventKind::picked, f.casino, f.seat);
        e.number = f.answer.a;
        c.events.on(e);
        const Action pile = reveal(c);
        pay(c, f.seat, first ? sum(pile.a, pile.b) : sum(kBest - pile.a, kGood - pile.b), f.casino);
        return done();
    }
    default: ASSERT(false); return done();
    }
}

// [G1-1] The larger pile first; of two equal ones either may be: 14 splits.
void options(const State&, const Frame& f, Actions& out) {
    if (f.asks == Ask::black_box_pick) {
        out.push({Act::pick, 1});
        out.push({Act::pick, 2});
        return;
    }
    for (std::uint8_t best = 0; best <= kBest; ++best)
        for (std::uint8_t good = 0; good <= kGood; ++good)
            for (std::uint8_t empty = 0; empty <= kEmpty; ++empty)
                if (const int n = best + good + empty; 2 * n >= kTokens && n <= kLargest)
                    out.push({Act::split, best, good, empty});
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (f.asks != Ask::black_box_pick) return;
    const int first = s.sealed.choice.a + s.sealed.choice.b + s.sealed.choice.c;
    p.tokens = static_cast<std::uint8_t>(a.a == 1 ? first : kTokens - first);
}

}  // namespace

const TileRules kRules{
    .id = "G1", .options = options, .casino_paid = casino_paid, .preview = preview};

}  // namespace vegas::las_vegas::black_box
