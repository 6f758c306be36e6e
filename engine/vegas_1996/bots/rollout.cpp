#include <algorithm>
#include <cmath>

#include "engine/bots/weighted_choice.hpp"
#include "engine/vegas_1996/bots/bots.hpp"
#include "engine/vegas_1996/rules.hpp"
#include "engine/vegas_1996/scoring.hpp"

namespace vegas::vegas_1996 {
namespace {

// A table in a glance: what matters for who wins its chip.
struct TableSummary {
    std::array<int, kPlayersMax> counters{};
    int spaces = 0, free = 0;
    unsigned free_numbers = 0;  // bit n - 1: a free space bears n
    // By number: what the leading owner of a space that bears it has there; 0: nobody.
    std::array<std::array<bool, kPlayersMax>, kFaces> owned{};
    bool joker = true;
};

TableSummary summarize(const GamingTable& t) {
    TableSummary g;
    g.spaces = t.spaces.size;
    for (const Space& space : t.spaces) {
        const Owner owner = space.owner();
        if (owner == kNobody) ++g.free;
        if (owner != kNobody) ++g.counters[to_index(owner)];
        for (const int n : {space.low(), space.high()}) {
            if (owner == kNobody) g.free_numbers |= 1U << (n - 1);
            if (owner != kNobody) g.owned[to_index(n - 1)][to_index(owner)] = true;
            if (n == kFaces) g.joker = false;
        }
    }
    return g;
}

// The chip, by how full the table is, to the seat if it leads, less a part of it if another does.
double expected_value(const TableSummary& g, const std::array<int, kPlayersMax>& n, Seat seat,
                      int covered) {
    const int own = n[to_index(seat)];
    int most = 0;
    bool tied = false;
    for (int s = 0; s < kPlayersMax; ++s) {
        if (s == seat) continue;
        tied = n[to_index(s)] == most ? true : n[to_index(s)] > most ? false : tied;
        most = std::max(most, n[to_index(s)]);
    }
    const double near = 0.3 + 0.7 * covered / g.spaces;
    const double won = own > most ? 1 : own == most || tied ? 0 : -0.4;
    return g.spaces * won * near + 0.3 * (own - most);
}

// What one counter more brings the seat, in the place of another's or on a free space.
double gain(const TableSummary& g, Seat seat, Owner replaced) {
    auto after = g.counters;
    ++after[to_index(seat)];
    if (replaced != kNobody) --after[to_index(replaced)];
    const int covered = g.spaces - g.free;
    return expected_value(g, after, seat, covered + (replaced == kNobody ? 1 : 0)) -
           expected_value(g, g.counters, seat, covered);
}

struct CounterGains {
    double on_free = 0;
    std::array<double, kPlayersMax> of{};  // by the seat whose counter is replaced
};

CounterGains gains(const TableSummary& g, Seat seat) {
    CounterGains all;
    if (g.free > 0) all.on_free = gain(g, seat, kNobody);
    for (Seat s = 0; s < kPlayersMax; ++s) {
        if (s != seat && g.counters[to_index(s)] > 0) all.of[to_index(s)] = gain(g, seat, s);
    }
    return all;
}

double gain_of_number(const TableSummary& g, const CounterGains& all, int number, Seat seat) {
    const bool any = number == kFaces && g.joker;
    if (any ? g.free > 0 : (g.free_numbers >> (number - 1) & 1) != 0) return all.on_free;
    double best = 0;
    for (Seat s = 0; s < kPlayersMax; ++s) {
        const bool there =
            any ? g.counters[to_index(s)] > 0 : g.owned[to_index(number - 1)][to_index(s)];
        if (s != seat && there) best = std::max(best, all.of[to_index(s)]);
    }
    return best;
}

double gain_of_roll(const TableSummary& g, Seat seat) {
    const CounterGains all = gains(g, seat);
    double sum = 0;
    for (int n = 1; n <= kFaces; ++n) sum += gain_of_number(g, all, n, seat);
    return sum / kFaces;
}

// The table where a roll would bring most; 0: none is better than `least`.
int best_table(const State& s, Seat seat, double least) {
    int best = 0;
    for (int t = 1; t <= kTables; ++t) {
        if (!s.is_open(t) || t == s.player(seat).pawn) continue;
        const double gain = gain_of_roll(summarize(s.table(t)), seat);
        if (gain <= least) continue;
        least = gain;
        best = t;
    }
    return best;
}

// The card of the number that brings most where the pawn stands, if it brings enough.
Action best_luck_card(const State& s, const TableSummary& here, Seat seat) {
    constexpr double kEnough = 0.5;
    const CounterGains all = gains(here, seat);
    Action best{Act::roll};
    double most = kEnough;
    for (int n = 1; n <= kFaces; ++n) {
        if ((s.player(seat).luck >> (n - 1) & 1) == 0) continue;
        const double gain = gain_of_number(here, all, n, seat);
        if (gain <= most) continue;
        most = gain;
        best = {Act::good_luck, static_cast<std::uint8_t>(n)};
    }
    return best;
}

// Mary's card, where she comes to a table whose chip the seat would win.
bool mary_pays(const State& s, Seat seat) {
    const int next = next_position(s);
    const int table = next > s.mary ? s.board.track[to_index(next - 1)] : 0;
    return table != 0 && winner_of(s.table(table)) == seat;
}

Action choose_turn(const State& s, Seat seat) {
    constexpr double kPoor = 0.45, kLater = 0.6;
    const auto& p = s.player(seat);
    const bool open = s.is_open(p.pawn);
    const auto move_to = [](Act kind, int t) { return Action{kind, static_cast<std::uint8_t>(t)}; };
    if (open && p.mary_chips > 0 && mary_pays(s, seat)) return {Act::mary_chip};
    if (!open) return move_to(Act::change_table, best_table(s, seat, -1e9));
    if (p.counters == 0) return {Act::pass};
    const TableSummary here = summarize(s.table(p.pawn));
    const Action luck = best_luck_card(s, here, seat);
    if (luck.kind != Act::roll) return luck;
    const double roll = gain_of_roll(here, seat);
    if (roll > kPoor) return luck;
    const int t = best_table(s, seat, roll / kLater);
    if (t == 0) return luck;
    return move_to(p.front_men > 0 ? Act::front_man : Act::change_table, t);
}

Action choose_space(const State& s, Seat seat, const Actions& list) {
    const GamingTable& t = s.table(s.placement.table);
    const TableSummary g = summarize(t);
    const CounterGains all = gains(g, seat);
    Action best = list[0];
    double most = -1e9;
    for (const Action& a : list) {
        const Space& to = t.spaces[a.a - 1U];
        constexpr double kLow = 0.01;  // of equal ones the lowest, which breaks ties
        const Owner owner = to.owner();
        const double brings = owner == seat      ? 0
                              : owner == kNobody ? all.on_free
                                                 : all.of[to_index(owner)];
        if (brings - kLow * to.low() <= most) continue;
        most = brings - kLow * to.low();
        best = a;
    }
    return best;
}

// A duel won is worth 1 to the challenger, a space that becomes free 1/2. [VG-20]
constexpr ActionWeights kChallenge{{4, 2, 3}, 3}, kAnswer{{2, 4, 3}, 3};

}  // namespace

std::optional<Action> draw_mixed_strategy(const State& s, const Actions& list, Draws& draws) {
    if (s.asks == Ask::duel_challenge) return bots::choose_weighted(list, kChallenge, draws);
    if (s.asks == Ask::duel_answer) return bots::choose_weighted(list, kAnswer, draws);
    return std::nullopt;
}

Action rollout_action(const State& s, Draws& draws, bots::RolloutPlayer) {
    const Decision asked = decision(s);
    if (asked.ask == Ask::turn) return choose_turn(s, asked.seat);
    if (asked.ask == Ask::roll) return {Act::roll};
    Actions list;
    legal_actions(s, list);
    if (const auto drawn = draw_mixed_strategy(s, list, draws)) return *drawn;
    if (asked.ask == Ask::space) return choose_space(s, asked.seat, list);
    return list[draws.one_of(list.size)];  // where the pawns begin
}

bots::SeatEstimates estimate(const State& s) {
    constexpr double kLeast = 0.5, kOfATable = 0.3;
    bots::SeatEstimates chips{.seats = s.seats};
    for (Seat x = 0; x < s.seats; ++x) chips.means[to_index(x)] = total(s, x);
    double squares = 0;
    for (int t = 1; t <= kTables; ++t) {
        if (!s.is_open(t)) continue;
        squares += s.table(t).value() * s.table(t).value();
        const TableSummary g = summarize(s.table(t));
        const double chance = 0.5 + 0.25 * g.free;
        const auto weight = [&](Seat x) {
            return g.counters[to_index(x)] * g.counters[to_index(x)] + chance;
        };
        double sum = 0;
        for (Seat x = 0; x < s.seats; ++x) sum += weight(x);
        for (Seat x = 0; x < s.seats; ++x) chips.means[to_index(x)] += g.spaces * weight(x) / sum;
    }
    chips.spread = std::max(kOfATable * std::sqrt(squares), kLeast);
    return chips;
}

}  // namespace vegas::vegas_1996
