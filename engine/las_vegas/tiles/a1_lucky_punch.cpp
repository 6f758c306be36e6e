#include "engine/las_vegas/tiles/a1_lucky_punch.hpp"

#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::lucky_punch {
namespace {

enum Step : std::uint8_t { kHide, kGuess, kReveal };
constexpr std::array kPrinted{chips(2), usd(30'000), usd(40'000)};  // by fist [A1-2]

Dollars reward_of(int fist) { return kPrinted[to_index(fist - 1)].pays(); }

StepResult activated(GameContext& c, Frame& f) {
    const Seat guesser = left_of(c.s, f.seat);
    switch (f.pc) {
    case kHide: return ask(f, f.seat, Ask::punch_choose, kGuess);
    case kGuess: seal(c, f, f.seat); return ask(f, guesser, Ask::punch_guess, kReveal);  // [A1-1]
    case kReveal: {
        c.emit(Guessed{tile_location(c.s, f.casino, guesser), f.answer.a});
        const int fist = reveal(c).a;
        if (fist != f.answer.a) pay(c, f.seat, reward_of(fist), f.casino);  // [A1-2]
        return done();
    }
    default: ASSERT(false); return done();
    }
}

void legal_actions(const State&, const Frame& f, Actions& out) {
    const Act kind = f.asks == Ask::punch_choose ? Act::hide : Act::guess;
    for (std::uint8_t fist = 1; fist <= 3; ++fist) out.push({kind, fist});
}

void preview(const State&, const Frame& f, const Action& a, Preview& p) {
    if (f.asks == Ask::punch_choose) p.dollars = reward_of(a.a);
}

TileContents view(const State&, int) { return Contents{}; }

int activation_gain(const State&, const TilePlacement&) { return 18; }

// It pays 2, 3 or 4 units. Fists are hidden in inverse proportion to that, so that no guess is
// better than another; and guessed so that no fist is: 1 - 24/13 / (what it pays). [A1-2]
ActionWeights mixed_strategy(Ask asked, const Actions&) {
    constexpr ActionWeights kHide{{6, 4, 3}, 3}, kGuess{{1, 5, 7}, 3};
    return asked == Ask::punch_choose ? kHide : kGuess;
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::lucky_punch),
                                 .name = "Lucky Punch",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .preview = preview,
                                 .view = view,
                                 .activation_gain = activation_gain,
                                 .mixed_strategy = mixed_strategy};

}  // namespace vegas::las_vegas::lucky_punch
