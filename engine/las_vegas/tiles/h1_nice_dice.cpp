#include "engine/las_vegas/tiles/h1_nice_dice.hpp"

#include <utility>

#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/check_tiles.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/las_vegas/tiles/seen.hpp"

namespace vegas::las_vegas::nice_dice {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };
constexpr std::array kPrinted{chips(1),    chips(2),    usd(30'000),
                              usd(40'000), usd(50'000), usd(60'000)};  // by number [H1-3]

Dollars reward_of(int number) { return kPrinted[to_index(number - 1)].pays(); }

// [H1-1] Dice that may be put on a space: rolled and still in the supply, or just placed here.
Dice at_hand(const State& s, const Frame& f, int number) {
    const Roll& roll = s.roll;
    Dice found;
    if (roll.out) found = {roll.small[to_index(number - 1)], roll.big_face == number ? 1 : 0};
    if (roll.placed_face == number && f.casino == number - 1) found.add(roll.placed);
    return found;
}

// [H1-2] A taken space cannot be chosen when its die could not go to its casino.
bool can_fill(const State& s, int number) {
    return s.tile_dice.spaces[to_index(number - 1)].owner == kNobody || is_open(s, number - 1);
}

void empty_space(GameContext& c, const Frame& f, int number) {
    const TileDie die = std::exchange(c.s.tile_dice.spaces[to_index(number - 1)], TileDie{});
    if (die.owner == kNobody) return;
    c.emit(SpaceEmptied{tile_location(c.s, f.casino, die.owner), some(die.dice()),
                        static_cast<std::uint8_t>(number)});
    put_dice(c, die.owner, number - 1, die.dice());  // without activation
}

void fill_space(GameContext& c, const Frame& f, int number, Dice die) {
    const bool placed = c.s.roll.placed_face == number;
    if (placed) {
        take_dice(c, f.seat, f.casino, die);
    } else {
        c.s.players[to_index(f.seat)].supply.take(die);
    }
    c.s.tile_dice.spaces[to_index(number - 1)] = {.owner = f.seat, .big = die.big() > 0};
    c.emit(SpaceFilled{tile_location(c, f), some(die), static_cast<std::uint8_t>(number),
                       placed ? From::casino : From::supply});
}

bool offers(const State& s, const Frame& f) {
    for (int number = 1; number <= kFaces; ++number) {
        if (!at_hand(s, f, number).none() && can_fill(s, number)) return true;
    }
    return false;
}

StepResult activated(GameContext& c, Frame& f) {
    if (f.pc == kAsk) return offers(c.s, f) ? ask(f, f.seat, Ask::nice_dice, kChosen) : done();
    if (f.answer.kind == Act::decline) {
        decline(c, f);
        return done();
    }
    const int number = f.answer.b;
    empty_space(c, f, number);
    fill_space(c, f, number, die_of(f.answer.a));
    return done();
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    out.push({Act::decline});
    for (std::uint8_t big = 0; big < 2; ++big) {
        for (std::uint8_t number = 1; number <= kFaces; ++number) {
            if (has_die(at_hand(s, f, number), big) && can_fill(s, number)) {
                out.push({Act::put_nice, big, number});
            }
        }
    }
}

StepResult casino_paid(GameContext& c, Frame& f) {
    for (int number = 1; number <= kFaces; ++number) {
        if (const Seat owner = c.s.tile_dice.spaces[to_index(number - 1)].owner; owner != kNobody) {
            pay(c, owner, reward_of(number), f.casino);  // [H1-3]
        }
    }
    return done();
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (a.kind == Act::decline) return;
    const int number = a.b;
    (a.a != 0 ? p.dice.big : p.dice.small) = 1;
    p.dollars = reward_of(number);
    const bool placed = s.roll.placed_face == number;
    const TileDie out = s.tile_dice.spaces[to_index(number - 1)];
    State after = s;
    if (placed) after.casinos[f.casino].dice[to_index(f.seat)].take(die_of(a.a));
    if (out.owner != kNobody) {
        standing_after(p, after, number - 1, out.owner, out.dice());
    } else if (placed) {
        standing_after(p, after, f.casino, f.seat, {});
    }
}

TileContents view(const State& s, int) {
    Contents v;
    for (const TileDie& die : s.tile_dice.spaces) v.spaces.push(seen(die));
    return v;
}

const char* check(const State& s, int casino) {
    const bool lie = s.tile_dice.spaces != TileDice{}.spaces;
    return casino == kNotInPlay && lie ? kDiceLeft : nullptr;
}

Dollars worth(const State& s, int, Seat seat) {
    Dollars sum = 0;
    for (int number = 1; number <= kFaces; ++number) {
        if (s.tile_dice.spaces[to_index(number - 1)].owner == seat) sum += reward_of(number);
    }
    return sum;
}

// The best die that the roll leaves for a space. [H1-3]
int activation_gain(const State& s, const TilePlacement& p) {
    int best = 0;
    for (int n = 0; n < kFaces; ++n) {
        if (n != p.casino && s.roll.small[to_index(n)] == 0) continue;
        best = std::max(best, points_of(kPrinted[to_index(n)]) - kSupplyDie);
    }
    return best;
}

// A die just placed leaves its casino, another one the supply. [H1-1]
int answer_gain(const State& s, const Action& a, Seat seat) {
    const int number = a.b, weight = 1 + a.a;
    int points = points_of(kPrinted[to_index(number - 1)]);
    if (s.tile_dice.spaces[to_index(number - 1)].owner == seat) points = 0;
    if (s.roll.placed_face != number) return points - kSupplyDie * weight;
    return points + gain_in(s, number - 1, seat, -weight);
}

}  // namespace

const TileRules Contents::kRules{.id = name_of(Tile::nice_dice),
                                 .name = "Nice Dice",
                                 .printed = kPrinted,
                                 .activated = activated,
                                 .legal_actions = legal_actions,
                                 .casino_paid = casino_paid,
                                 .preview = preview,
                                 .view = view,
                                 .check = check,
                                 .worth = worth,
                                 .activation_gain = activation_gain,
                                 .answer_gain = answer_gain};

}  // namespace vegas::las_vegas::nice_dice
