// A1 Lucky Punch: a hidden fist, guessed by the seat to the left.
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/registry.hpp"

namespace vegas::las_vegas::lucky_punch {
namespace {

enum Step : std::uint8_t { kHide, kGuess, kReveal };
constexpr std::array<Dollars, 4> kRewards{0, 20'000, 30'000, 40'000};  // by fist [A1-2]

Flow activated(Ctx& c, Frame& f) {
    const Seat guesser = left_of(c.s, f.seat);
    switch (f.pc) {
    case kHide: return ask(f, f.seat, Ask::punch_choose, kGuess);
    case kGuess: seal(c, f, f.seat); return ask(f, guesser, Ask::punch_guess, kReveal);  // [A1-1]
    case kReveal: {
        Event e = tile_event(c.s, EventKind::guessed, f.casino, guesser);
        e.number = f.answer.a;
        c.events.on(e);
        const int fist = reveal(c).a;
        if (fist != f.answer.a) pay(c, f.seat, kRewards[at(fist)], f.casino);  // [A1-2]
        return done();
    }
    default: ASSERT(false); return done();
    }
}

void options(const State&, const Frame& f, Actions& out) {
    const Act kind = f.asks == Ask::punch_choose ? Act::hide : Act::guess;
    for (std::uint8_t fist = 1; fist <= 3; ++fist) out.push({kind, fist});
}

void preview(const State&, const Frame& f, const Action& a, Preview& p) {
    if (f.asks == Ask::punch_choose) p.dollars = kRewards[a.a];
}

}  // namespace

const TileRules kRules{.id = "A1", .activated = activated, .options = options, .preview = preview};

}  // namespace vegas::las_vegas::lucky_punch
