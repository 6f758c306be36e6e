#include "engine/las_vegas/tiles/f2_handicap.hpp"

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::handicap {
namespace {

enum Step : std::uint8_t { kAsk, kChosen, kMoved };
constexpr std::array kPrinted{chips(1), usd(30'000), moves(1)};    // by reward [F2-2]
constexpr std::array<int, kCasinos> kInCasinos{1, 1, 1, 2, 2, 2};  // blank dice [F2-1]

void round_start(GameContext& c, int tile) {
    c.s.tiles[to_index(tile)].counter = Spaces{}.packed();
    for (int casino = 0; casino < kCasinos; ++casino) {
        const int n = kInCasinos[to_index(casino)];
        c.s.casinos[to_index(casino)].dice[kBlank] = {n, 0};
        c.emit(BlankPlaced{.casino = static_cast<std::int8_t>(casino),
                           .blank = static_cast<std::uint8_t>(n)});
    }
}

// The blank die leaves its casino first, then comes the reward. [F2-3]
StepResult take(GameContext& c, Frame& f) {
    const int casino = f.answer.a - 1;
    const auto reward = static_cast<Reward>(f.answer.b);
    Spaces left = Spaces::of(slot(c, f).counter);
    --left.of_reward[f.answer.b];
    slot(c, f).counter = left.packed();
    c.emit(BlankTaken{f.seat, static_cast<std::int8_t>(casino), reward});
    take_dice(c, kBlank, casino, {1, 0});
    if (reward == Reward::move) return call(f, move::frame(f), kMoved);
    pay(c, f.seat, kPrinted[f.answer.b].pays(), f.casino);
    return done();
}

bool may_take(const State& s, int casino) {
    return is_open(s, casino) && !s.casinos[to_index(casino)].dice[kBlank].none();
}

bool offers(const State& s, const Frame& f) {
    bool any = false;
    for (int casino = 0; casino < kCasinos; ++casino) any = any || may_take(s, casino);
    return any && !Spaces::of(slot(s, f).counter).none();
}

StepResult activated(GameContext& c, Frame& f) {
    switch (f.pc) {
    case kAsk: return offers(c.s, f) ? ask(f, f.seat, Ask::handicap, kChosen) : done();
    case kChosen:
        if (f.answer.kind != Act::decline) return take(c, f);
        decline(c, f);
        return done();
    case kMoved: return done();
    default: ASSERT(false); return done();
    }
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    const Spaces left = Spaces::of(slot(s, f).counter);
    out.push({Act::decline});
    for (std::uint8_t casino = 1; casino <= kCasinos; ++casino) {
        for (std::uint8_t reward = 0; reward < std::uint8_t{kPrinted.size()}; ++reward) {
            if (may_take(s, casino - 1) && left.of_reward[reward] > 0) {
                out.push({Act::take_blank, casino, reward});
            }
        }
    }
}

void preview(const State& s, const Frame&, const Action& a, Preview& p) {
    if (a.kind == Act::decline) return;
    p.blank = 1;
    p.dollars = kPrinted[a.b].pays();
    standing_after(p, s, a.a - 1, kBlank, {}, {1, 0});
}

TileContents view(const State& s, int casino) {
    const auto& left = Spaces::of(s.tiles[to_index(casino)].counter).of_reward;
    return Contents{.left = {.chip = left[0], .money = left[1], .move = left[2]}};
}

int activation_gain(const State& s, const TilePlacement& p) {
    return Spaces::of(s.tiles[to_index(p.casino)].counter).of_reward[1] > 0 ? 35 : 15;
}

int answer_gain(const State& s, const Action& a, Seat seat) {
    constexpr std::array kRewards{1 * kRank, 3 * kRank, kMove};  // [F2-2]
    return kRewards[a.b] + gain_of_blank(s, a.a - 1, seat, -1);
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::handicap),
                                 .name = "Handicap",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .round_start = round_start,
                                 .preview = preview,
                                 .view = view,
                                 .counter_most = Spaces{}.packed(),
                                 .activation_gain = activation_gain,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::handicap
