#include "engine/las_vegas/tiles/h2_my_choice.hpp"

#include <utility>

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/check_tiles.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/seen.hpp"

namespace vegas::las_vegas::my_choice {
namespace {

enum Step : std::uint8_t { kThrow, kChosen, kTile, kGolden, kDone };
enum ChoiceResult : std::uint8_t { kActivate = 4, kMove, kPutGolden };
// By the number thrown: money, a tile, a move, the golden space. [H2-1, H2-2]
constexpr std::array kPrinted{chips(1), chips(2), usd(30'000), kNothing, moves(1), usd(60'000)};
constexpr Dollars kGoldenReward = kPrinted[kPutGolden - 1].pays();

// [H2-3] Where nothing can be done, declining is the only answer, and is not asked for.
StepResult carry_out(GameContext& c, Frame& f, int result) {
    switch (result) {
    case kActivate: return ask(f, f.seat, Ask::my_choice_tile, kTile);
    case kMove: return call(f, move::frame(f), kDone);
    case kPutGolden: return ask(f, f.seat, Ask::my_choice_golden, kGolden);
    default: pay(c, f.seat, kPrinted[to_index(result - 1)].pays(), f.casino); return done();
    }
}

void put_golden(GameContext& c, const Frame& f, Dice die) {
    TileDie& golden = c.s.tile_dice.golden;
    if (golden.owner != kNobody) {
        c.s.players[to_index(golden.owner)].supply.add(golden.dice());
        c.emit(GoldenEmptied{tile_location(c.s, f.casino, golden.owner), some(golden.dice())});
    }
    c.s.players[to_index(f.seat)].supply.take(die);
    golden = {.owner = f.seat, .big = die.big() > 0};
    c.emit(GoldenFilled{tile_location(c, f), some(die)});
}

StepResult activated(GameContext& c, Frame& f) {
    const bool declined = f.answer.kind == Act::decline;
    switch (f.pc) {
    case kThrow: throw_black(c, f.casino, f.seat); return ask(f, f.seat, Ask::my_choice, kChosen);
    case kChosen: {
        clear_black(c);
        const int result = f.answer.a;
        c.emit(Chosen{tile_location(c, f), f.answer.a});
        return carry_out(c, f, result);
    }
    case kTile:
        if (!declined && may_activate(c.s, f.answer.a - 1)) {
            return call(f, activate(c, f.answer.a - 1, f.seat), kDone);
        }
        declined ? decline(c, f) : c.emit(NotActivated{tile_location(c.s, f.answer.a - 1, f.seat)});
        return done();
    case kGolden: declined ? decline(c, f) : put_golden(c, f, die_of(f.answer.a)); return done();
    case kDone: return done();
    default: ASSERT(false); return done();
    }
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    if (f.asks == Ask::my_choice) {
        auto [low, high] = s.black.face;
        if (low > high) std::swap(low, high);
        out.push({Act::choose, low});
        if (high != low) out.push({Act::choose, high});
        return;
    }
    out.push({Act::decline});
    if (f.asks == Ask::my_choice_golden) {
        for (std::uint8_t big = 0; big < 2; ++big) {
            if (has_die(s.players[to_index(f.seat)].supply, big)) out.push({Act::put_golden, big});
        }
        return;
    }
    for (std::uint8_t casino = 1; casino <= kCasinos; ++casino) {
        if (s.tiles[casino - 1U].tile != Tile::none && casino - 1 != f.casino &&
            is_open(s, casino - 1)) {
            out.push({Act::activate, casino});
        }
    }
}

StepResult casino_paid(GameContext& c, Frame& f) {
    if (const Seat owner = c.s.tile_dice.golden.owner; owner != kNobody) {
        pay(c, owner, kGoldenReward, f.casino);
    }
    return done();
}

void preview(const State& s, const Frame&, const Action& a, Preview& p) {
    switch (a.kind) {
    case Act::choose:
        if (a.a < kActivate) p.dollars = kPrinted[a.a - 1U].pays();
        break;
    case Act::activate:
        if (may_activate(s, a.a - 1)) p.tile = s.tiles[a.a - 1U].tile;
        break;
    case Act::put_golden:
        (a.a != 0 ? p.dice.big : p.dice.small) = 1;
        p.dollars = kGoldenReward;
        break;
    default: break;
    }
}

TileContents view(const State& s, int) { return Contents{.golden = seen(s.tile_dice.golden)}; }

const char* check(const State& s, int casino) {
    return casino == kNotInPlay && s.tile_dice.golden != TileDie{} ? kDiceLeft : nullptr;
}

Dollars worth(const State& s, int, Seat seat) {
    return s.tile_dice.golden.owner == seat ? kGoldenReward : 0;
}

int activation_gain(const State&, const TilePlacement&) { return kQuestion; }

// Money, a tile, a move, the golden space. [H2-1]
int gain_of_choice(const State& s, int number, Seat seat) {
    constexpr int kTileGain = 20;
    switch (number) {
    case kActivate: return kTileGain;
    case kMove: return las_vegas::kMove;
    case kPutGolden: return s.players[to_index(seat)].supply.none() ? 0 : 6 * kRank - kSupplyDie;
    default: return number * kRank;
    }
}
int answer_gain(const State& s, const Action& a, Seat seat) {
    switch (a.kind) {
    case Act::choose: return gain_of_choice(s, a.a, seat);
    case Act::activate: return las_vegas::activation_gain(s, a.a - 1, seat, {});
    case Act::put_golden: return 6 * kRank - kSupplyDie * (1 + a.a);
    default: return 0;
    }
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::my_choice),
                                 .name = "My Choice",
                                 .printed = kPrinted,
                                 .asks_about_black_dice = Ask::my_choice,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .casino_paid = casino_paid,
                                 .preview = preview,
                                 .view = view,
                                 .check = check,
                                 .worth = worth,
                                 .activation_gain = activation_gain,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::my_choice
