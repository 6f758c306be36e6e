#include "engine/las_vegas/tiles/b2_fifty_fifty.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::fifty_fifty {
namespace {

enum Step : std::uint8_t { kFirst, kDecided };

// The counter's spaces: the start, then the rewards. [B2-1]
constexpr std::array kPrinted{kNothing, usd(0), chips(1), usd(30'000), usd(40'000), usd(60'000)};
constexpr int kLast = static_cast<int>(kPrinted.size()) - 1;

StepResult end(GameContext& c, const Frame& f, Dollars reward) {
    pay(c, f.seat, reward, f.casino);
    clear_black(c);
    move_counter(c, f.casino, 0);
    return done();
}

bool won(Act bet, int before, int now) { return bet == Act::higher ? now > before : now < before; }

StepResult bet(GameContext& c, Frame& f) {
    const int before = black_sum(c.s);
    c.emit(BetMade{tile_location(c, f), f.answer.kind == Act::higher ? Bet::higher : Bet::lower});
    throw_black(c, f.casino, f.seat);
    if (!won(f.answer.kind, before, black_sum(c.s))) {  // [B2-2] an equal sum loses
        c.emit(BetLost{tile_location(c, f)});
        return end(c, f, 0);
    }
    c.emit(BetWon{tile_location(c, f)});
    move_counter(c, f.casino, slot(c, f).counter + 1);
    if (slot(c, f).counter == kLast) return end(c, f, kPrinted[kLast].pays());  // [B2-3]
    return ask(f, f.seat, Ask::fifty_fifty, kDecided);
}

StepResult activated(GameContext& c, Frame& f) {
    switch (f.pc) {
    case kFirst:
        throw_black(c, f.casino, f.seat);
        move_counter(c, f.casino, 1);
        return ask(f, f.seat, Ask::fifty_fifty, kDecided);
    case kDecided:
        if (f.answer.kind == Act::stop) return end(c, f, kPrinted[slot(c, f).counter].pays());
        return bet(c, f);
    default: ASSERT(false); return done();
    }
}

void legal_actions(const State&, const Frame&, Actions& out) {
    for (const Act kind : {Act::stop, Act::higher, Act::lower}) out.push({kind});
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    const std::size_t space = slot(s, f).counter + (a.kind == Act::stop ? 0U : 1U);
    p.dollars = kPrinted[space].pays();
}

TileContents view(const State& s, int casino) {
    return Contents{.space = s.tiles[to_index(casino)].counter};
}

int activation_gain(const State&, const TilePlacement&) { return 28; }

// On while the better of the two bets promises more than the counter pays. [B2-2]
int answer_gain(const State& s, const Action& a, Seat) {
    const int space = s.tiles[s.stack.back().casino].counter;
    if (a.kind == Act::stop) return points_of(kPrinted[to_index(space)]) * 36;
    const int sum = black_sum(s);
    int ways = 0;
    for (int x = 2; x <= 12; ++x) {
        if (a.kind == Act::higher ? x > sum : x < sum) ways += x <= 7 ? x - 1 : 13 - x;
    }
    return points_of(kPrinted[to_index(space + 1)]) * ways;
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::fifty_fifty),
                                 .name = "Fifty Fifty",
                                 .printed = kPrinted,
                                 .asks_about_black_dice = Ask::fifty_fifty,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .preview = preview,
                                 .view = view,
                                 .counter_most = kLast - 1,
                                 .activation_gain = activation_gain,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::fifty_fifty
