#include "engine/las_vegas/tiles/g1_black_box.hpp"

#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::black_box {
namespace {

enum Step : std::uint8_t { kSplit, kPick, kPaid };
// The tokens: the best one, two good ones, three that are worth nothing. [G1-1]
constexpr std::array kPrinted{usd(kTokenValues[0]), usd(kTokenValues[1]), usd(kTokenValues[1]),
                              usd(kTokenValues[2]), usd(kTokenValues[2]), usd(kTokenValues[2])};
constexpr int kBest = 1, kGood = 2, kEmpty = 3;
constexpr int kTokens = kBest + kGood + kEmpty;
static_assert(kTokens == kPrinted.size());
constexpr int kLargest = 5;  // no pile is empty

Dollars sum(int best, int good) {
    return best * kPrinted[0].pays() + good * kPrinted[kBest].pays();
}

// How many tokens each pile of a split has: that is seen by all. [G1-1]
FixedVector<std::uint8_t, 2> piles_of(const Action& split) {
    const int first = split.a + split.b + split.c;
    FixedVector<std::uint8_t, 2> piles;
    piles.push(static_cast<std::uint8_t>(first));
    piles.push(static_cast<std::uint8_t>(kTokens - first));
    return piles;
}

StepResult casino_paid(GameContext& c, Frame& f) {
    switch (f.pc) {
    case kSplit:
        f.seat = c.s.higher_card[f.casino];
        if (f.seat == kNobody) return done();  // [G1-2]
        return ask(f, left_of(c.s, f.seat), Ask::black_box_split, kPick);
    case kPick:
        seal(c, f, left_of(c.s, f.seat), piles_of(f.answer));
        return ask(f, f.seat, Ask::black_box_pick, kPaid);
    case kPaid: {
        const bool first = f.answer.a == 1;
        c.emit(Picked{tile_location(c, f), f.answer.a});
        const Action pile = reveal(c);
        pay(c, f.seat, first ? sum(pile.a, pile.b) : sum(kBest - pile.a, kGood - pile.b), f.casino);
        return done();
    }
    default: ASSERT(false); return done();
    }
}

// [G1-1] The larger pile first; of two equal ones either may be: 14 splits.
void legal_actions(const State&, const Frame& f, Actions& out) {
    if (f.asks == Ask::black_box_pick) {
        out.push({Act::pick, 1});
        out.push({Act::pick, 2});
        return;
    }
    for (std::uint8_t best = 0; best <= kBest; ++best) {
        for (std::uint8_t good = 0; good <= kGood; ++good) {
            for (std::uint8_t empty = 0; empty <= kEmpty; ++empty) {
                if (const int n = best + good + empty; 2 * n >= kTokens && n <= kLargest) {
                    out.push({Act::split, best, good, empty});
                }
            }
        }
    }
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (f.asks != Ask::black_box_pick) return;
    p.tokens = piles_of(s.sealed.choice)[a.a - 1U];
}

// [G1-1] How many tokens each pile has, and nothing else of a split.
TileContents view(const State& s, int) {
    if (s.sealed.by == kNobody || s.sealed.choice.kind != Act::split) return Contents{};
    return Contents{.piles = piles_of(s.sealed.choice)};
}

int answer_gain(const State&, const Action& a, Seat) {
    return a.kind == Act::pick && a.a == 1 ? 1 : 0;
}

// The winner of the box gets half of what is in it, whichever pile it takes, if each size of the
// larger pile comes with $40,000 as often as with $60,000; with three tokens each, any split does
// whose order is chance. [G1-1]
std::uint8_t split_weight(const Action& split) {
    const int tokens = split.a + split.b + split.c;
    if (tokens == 3) return 2;
    const int units = 6 * split.a + 2 * split.b;
    return tokens == 4 && (units == 4 || units == 6) ? 3 : 0;
}
ActionWeights mixed_strategy(Ask asked, const Actions& list) {
    ActionWeights weights;
    if (asked != Ask::black_box_split) return weights;
    for (const Action& split : list) weights.push(split_weight(split));
    return weights;
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::black_box),
                                 .name = "Black Box",
                                 .printed = kPrinted,
                                 .legal_actions = legal_actions,
                                 .casino_paid = casino_paid,
                                 .preview = preview,
                                 .view = view,
                                 .answer_gain = answer_gain,
                                 .mixed_strategy = mixed_strategy};

}  // namespace vegas::las_vegas::black_box
