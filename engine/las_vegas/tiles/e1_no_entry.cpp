#include "engine/las_vegas/tiles/e1_no_entry.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::no_entry {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };
constexpr std::array kPrinted{kNothing,    chips(2), kNothing,
                              usd(30'000), kNothing, chips(1)};  // the ring [E1-1]

int next_space(const State& s, const Frame& f) {
    return (slot(s, f).counter + 1) % static_cast<int>(kPrinted.size());
}

StepResult activated(GameContext& c, Frame& f) {
    switch (f.pc) {
    case kAsk: return ask(f, f.seat, Ask::no_entry, kChosen);
    case kChosen: {
        if (f.answer.kind == Act::keep) {  // [E1-2] no move, no counter, no reward
            c.emit(KeptClosed{f.seat, c.s.closed});
            return done();
        }
        c.s.closed = static_cast<std::int8_t>(f.answer.a - 1);
        c.emit(CasinoClosed{f.seat, c.s.closed});
        move_counter(c, f.casino, next_space(c.s, f));
        pay(c, f.seat, kPrinted[slot(c, f).counter].pays(), f.casino);
        return done();
    }
    default: ASSERT(false); return done();
    }
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    for (std::uint8_t casino = 1; casino <= kCasinos; ++casino) {
        if (casino - 1 != f.casino && is_open(s, casino - 1)) out.push({Act::close, casino});
    }
    if (s.closed >= 0) out.push({Act::keep});
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (a.kind == Act::close) p.dollars = kPrinted[to_index(next_space(s, f))].pays();
}

TileContents view(const State& s, int casino) {
    return Contents{.closed = s.closed, .space = s.tiles[to_index(casino)].counter};
}

// [E1-1] It never closes its own casino.
const char* check(const State& s, int casino) {
    const bool good =
        casino == kNotInPlay ? s.closed < 0 : s.closed < kCasinos && s.closed != casino;
    return good ? nullptr : "a casino is closed that cannot be";
}

int activation_gain(const State&, const TilePlacement&) { return kQuestion; }

// What is closed stays as it stands. [E1-1]
int answer_gain(const State& s, const Action& a, Seat seat) {
    const int casino = a.kind == Act::keep ? s.closed : a.a - 1;
    int points = won_card(s.casinos[to_index(casino)], seat) * kRank / 2;
    for (Seat x = 0; x < s.setup.seats; ++x) {
        if (x != seat) points -= won_card(s.casinos[to_index(casino)], x) * kRank / 4;
    }
    if (a.kind == Act::keep) return points;
    const int next = (s.tiles[s.stack.back().casino].counter + 1) % kCasinos;
    return points + points_of(kPrinted[to_index(next)]);
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::no_entry),
                                 .name = "No Entry!",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .preview = preview,
                                 .view = view,
                                 .counter_most = int{kPrinted.size()} - 1,
                                 .check = check,
                                 .activation_gain = activation_gain,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::no_entry
