#include "engine/bots/rollout_tiles.hpp"

#include <algorithm>

#include "engine/bots/rollout_payoff.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::bots {
namespace {

using las_vegas::Dice;
using las_vegas::State;

constexpr int kSupplyDie = 12;  // a die in the supply, in points

// What a cell of a tile pays.
int printed_points(Tile tile, int cell) {
    return las_vegas::rules_of(tile)->printed[to_index(cell)].pays() / 10'000 * kRank;
}

int gain_in(const State& s, int casino, Seat seat, int more) {
    return card_gain(s.casinos[to_index(casino)], seat, more) * kRank;
}

// What blank dice that come (or go) do for the seat, and against the others.
int gain_of_blank(const State& s, int casino, Seat seat, int more) {
    const Payoff now = payoff(s.casinos[to_index(casino)], seat);
    const Payoff then = payoff(s.casinos[to_index(casino)], seat, {.blank = more});
    return (then.own - now.own) * kRank - (then.others - now.others) * kRank / s.setup.seats;
}

// The best die that the roll leaves for a space. [H1-3]
int best_nice_die(const State& s, int casino, int face) {
    int best = 0;
    for (int n = 1; n <= kFaces; ++n) {
        const bool there = n == face ? casino == face - 1 : s.roll.small[to_index(n - 1)] > 0;
        if (there) best = std::max(best, printed_points(Tile::nice_dice, n - 1) - kSupplyDie);
    }
    return best;
}

// Whether the seat has the least dice of all, and would pay for it. [C2-1]
bool has_least(const State& s, int casino, Seat seat, int own) {
    for (Seat x = 0; x < s.setup.seats; ++x) {
        if (x != seat && s.casinos[to_index(casino)].dice[to_index(x)].weight() < own) return false;
    }
    return true;
}

int gain_of_high_five(const State& s, int casino, int own) {
    constexpr int kReward = 10 * kRank, kEnough = 5, kNear = 8;  // [C1-1]
    if (s.tiles[to_index(casino)].token != kNobody) return 0;
    return own >= kEnough ? kReward : own * kNear;
}

int gain_of_bad_luck(const State& s, int casino, Seat seat, int before, int after) {
    constexpr int kFine = 3 * kRank;  // others may still come
    const bool had = has_least(s, casino, seat, before);
    return had && !has_least(s, casino, seat, after) ? kFine : 0;
}

int gain_of_double_down(const State& s, Seat seat, int dice) {
    const auto& doubled = s.tile_dice.doubled;
    const auto pays = [&](int more) {
        const int place =
            OpponentCounts(doubled, seat).rank(doubled[to_index(seat)].weight() + more);
        return place < 2 ? printed_points(Tile::double_down, place) : 0;
    };
    return std::max((pays(dice) - pays(0)) / 2, 0);
}

int gain_of_pay_day(const State& s, int casino, Seat seat) {
    int present = 0;
    for (int i = 0; i < kCasinos; ++i) {
        present += i == casino || !s.casinos[to_index(i)].dice[to_index(seat)].none() ? 1 : 0;
    }
    return present * kRank;
}

int gain_of_knockout(const State& s, Seat seat) {
    int points = s.tile_dice.bar[to_index(seat)].pieces() * kSupplyDie;
    for (Seat x = 0; x < s.setup.seats; ++x) {
        if (x != seat && !s.players[to_index(x)].supply.none()) points += kSupplyDie / 3;
    }
    return points;
}

// Money, a tile, a move, the golden space: what choosing a number brings. [H2-1]
int gain_of_choice(const State& s, int number, Seat seat) {
    constexpr int kTile = 20, kMove = 18;
    switch (number) {
    case 4: return kTile;
    case 5: return kMove;
    case 6: return s.players[to_index(seat)].supply.none() ? 0 : 6 * kRank - kSupplyDie;
    default: return number * kRank;
    }
}

int gain_of_move(const State& s, const Action& a, Seat seat) {
    const int weight = 1 + a.a;
    if (a.kind == Act::turn_die) return gain_in(s, a.b - 1, seat, weight) - kSupplyDie * weight;
    return gain_in(s, a.b - 1, seat, -weight) + kSupplyDie * weight;
}

int gain_of_blank_taken(const State& s, const Action& a, Seat seat) {
    constexpr std::array kRewards{1 * kRank, 3 * kRank, 18};  // [F2-2]
    return kRewards[a.b] + gain_of_blank(s, a.a - 1, seat, -1);
}

int gain_of_doubled(const State& s, const Action& a, Seat seat) {
    const int weight = a.a + 2 * a.b;
    const int casino = s.stack.back().casino;
    return gain_of_double_down(s, seat, weight) + gain_in(s, casino, seat, -weight);
}

// A die just placed leaves its casino, another one the supply. [H1-1]
int gain_of_nice_die(const State& s, const Action& a, Seat seat) {
    const int number = a.b, weight = 1 + a.a;
    int points = printed_points(Tile::nice_dice, number - 1);
    if (s.tile_dice.spaces[to_index(number - 1)].owner == seat) points = 0;
    if (s.roll.placed_face != number) return points - kSupplyDie * weight;
    return points + gain_in(s, number - 1, seat, -weight);
}

// [B1-1] One or two black dice, as the seat's own.
int gain_of_black(const State& s, const Action& a, Seat seat) {
    if (a.a == a.b) return gain_in(s, a.a - 1, seat, 2);
    return gain_in(s, a.a - 1, seat, 1) + (a.b != 0 ? gain_in(s, a.b - 1, seat, 1) : 0);
}

// [B2-2] On while the better of the two bets promises more than the counter pays.
int gain_of_bet(const State& s, const Action& a) {
    const int sum = s.black.face[0] + s.black.face[1];
    const int space = s.tiles[s.stack.back().casino].counter;
    if (a.kind == Act::stop) return printed_points(Tile::fifty_fifty, space) * 36;
    int ways = 0;
    for (int x = 2; x <= 12; ++x) {
        if (a.kind == Act::higher ? x > sum : x < sum) ways += x <= 7 ? x - 1 : 13 - x;
    }
    return printed_points(Tile::fifty_fifty, space + 1) * ways;
}

// [E1-1] What is closed stays as it stands.
int gain_of_closing(const State& s, const Action& a, Seat seat) {
    const int casino = a.kind == Act::keep ? s.closed : a.a - 1;
    int points = won_card(s.casinos[to_index(casino)], seat) * kRank / 2;
    for (Seat x = 0; x < s.setup.seats; ++x) {
        if (x != seat) points -= won_card(s.casinos[to_index(casino)], x) * kRank / 4;
    }
    if (a.kind == Act::keep) return points;
    const int next = (s.tiles[s.stack.back().casino].counter + 1) % kCasinos;
    return points + printed_points(Tile::no_entry, next);
}

}  // namespace

int rollout_activation_gain(const State& s, int casino, Seat seat, Dice own) {
    constexpr int kAskForMore = 2 * kRank;  // what tiles bring that ask a question, about
    const las_vegas::TileSlot& slot = s.tiles[to_index(casino)];
    const las_vegas::Casino& there = s.casinos[to_index(casino)];
    const int before = there.dice[to_index(seat)].weight();
    const int after = before + own.weight();
    switch (slot.tile) {
    case Tile::lucky_punch: return 18;
    case Tile::jackpot: return slot.counter * kRank / 3;
    case Tile::fifty_fifty: return 28;
    case Tile::high_five: return gain_of_high_five(s, casino, after);
    case Tile::bad_luck: return gain_of_bad_luck(s, casino, seat, before, after);
    case Tile::pay_day: return gain_of_pay_day(s, casino, seat);
    case Tile::knockout: return gain_of_knockout(s, seat);
    case Tile::block_it: return slot.counter == 0 ? 0 : kRank;
    case Tile::handicap: return las_vegas::Spaces::of(slot.counter).of_reward[1] > 0 ? 35 : 15;
    case Tile::double_down: return gain_of_double_down(s, seat, after);
    case Tile::nice_dice: return best_nice_die(s, casino, casino + 1);
    case Tile::no_entry:
    case Tile::my_choice: return kAskForMore;
    case Tile::power_play: return slot.token == seat ? 0 : kRank;
    default: return 0;
    }
}

int rollout_gain(const State& s, const Action& a, Seat seat) {
    switch (a.kind) {
    case Act::place_black: return gain_of_black(s, a, seat);
    case Act::stop:
    case Act::higher:
    case Act::lower: return gain_of_bet(s, a);
    case Act::close:
    case Act::keep: return gain_of_closing(s, a, seat);
    case Act::bar: return -a.a;
    case Act::block: return gain_of_blank(s, a.b - 1, seat, a.a);
    case Act::take_blank: return gain_of_blank_taken(s, a, seat);
    case Act::turn_die:
    case Act::take_back: return gain_of_move(s, a, seat);
    case Act::pick: return a.a == 1 ? 1 : 0;
    case Act::double_down: return gain_of_doubled(s, a, seat);
    case Act::put_nice: return gain_of_nice_die(s, a, seat);
    case Act::choose: return gain_of_choice(s, a.a, seat);
    case Act::activate: return rollout_activation_gain(s, a.a - 1, seat, {});
    case Act::put_golden: return 6 * kRank - kSupplyDie * (1 + a.a);
    default: return 0;  // decline
    }
}

}  // namespace vegas::bots
