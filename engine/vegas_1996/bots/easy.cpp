#include <algorithm>
#include <array>

#include "engine/vegas_1996/bots/bots.hpp"
#include "engine/vegas_1996/placing.hpp"
#include "engine/vegas_1996/rules.hpp"
#include "engine/vegas_1996/scoring.hpp"

namespace vegas::vegas_1996 {
namespace {

constexpr double kCard = 0.5;   // a card kept for later, in points of a chip
constexpr double kLater = 0.6;  // a roll of the next turn against one now

// What the table promises the seat: the chip by how near its scoring is, when it would win it now,
// and a little for being ahead of the others; the loss when another would win.
double expected_value(const GamingTable& t, Seat seat) {
    std::array<int, kPlayersMax> count{};
    for (const auto& space : t.spaces) {
        if (space.owner() != kNobody) ++count[to_index(space.owner())];
    }
    int covered = 0;
    int most_of_others = 0;
    for (Seat s = 0; s < kPlayersMax; ++s) {
        covered += count[to_index(s)];
        if (s != seat) most_of_others = std::max(most_of_others, count[to_index(s)]);
    }
    const double near = 0.3 + 0.7 * covered / t.spaces.size;
    const Owner winner = winner_of(t);
    const double won = winner == seat ? 1 : winner == kNobody ? 0 : -0.4;
    return t.value() * won * near + 0.3 * (count[to_index(seat)] - most_of_others);
}

double gain(const GamingTable& t, int space, Seat seat) {
    GamingTable after = t;
    after.spaces[to_index(space - 1)].cover(seat);
    return expected_value(after, seat) - expected_value(t, seat);
}

// The best that a number brings at a table.
double gain_of_number(const GamingTable& t, int number, Seat seat) {
    double best = 0;
    bool first = true;
    for (const auto space : spaces_for(t, number, seat)) {
        const double g = gain(t, space, seat);
        best = first ? g : std::max(best, g);
        first = false;
    }
    return best;
}

double gain_of_roll(const GamingTable& t, Seat seat) {
    double sum = 0;
    for (int n = 1; n <= kFaces; ++n) sum += gain_of_number(t, n, seat);
    return sum / kFaces;
}

class ActionRating {
public:
    ActionRating(const View& v, Seat seat) : v_(v), seat_(seat) {}

    [[nodiscard]] double worth(const State& g, const Action& a) const {
        switch (a.kind) {
        case Act::roll: return roll_here();
        case Act::start_at: return gain_of_roll(table(a.a), seat_);
        case Act::change_table: return kLater * gain_of_roll(table(a.a), seat_);
        case Act::front_man: return gain_of_roll(table(a.a), seat_) - kCard;
        case Act::good_luck: return gain_of_number(table(pawn()), a.a, seat_) + roll_here() - kCard;
        case Act::mary_chip: return mary(preview(g, a)) + roll_here() - kCard;
        case Act::cover: return gain(table(v_.turn.table), a.a, seat_);
        default: return 0;
        }
    }

private:
    [[nodiscard]] const GamingTable& table(int t) const { return v_.tables[to_index(t - 1)].table; }
    [[nodiscard]] int pawn() const { return v_.seats[to_index(seat_)].pawn; }
    [[nodiscard]] double roll_here() const { return gain_of_roll(table(pawn()), seat_); }
    // Mary turns a promise into the chip, the seat's own or another's.
    [[nodiscard]] double mary(const Preview& p) const {
        if (p.table == 0) return 0;
        const double won = p.winner == seat_ ? 1 : p.winner == kNobody ? 0 : -0.4;
        return won * p.value - expected_value(table(p.table), seat_) -
               roll_here();  // the turn ends
    }

    const View& v_;
    Seat seat_;
};

}  // namespace

Action choose_easy(const State& known, Draws& draws) {
    Actions list;
    legal_actions(known, list);
    ASSERT(!list.empty());
    const Seat seat = decision(known).seat;
    if (list[0].kind == Act::duel) return list[draws.one_of(list.size)];
    const View v = view(known, kNobody);
    const ActionRating choice(v, seat);
    Action best = list[0];
    double most = choice.worth(known, best);
    for (const Action& a : list) {
        const double worth = choice.worth(known, a);
        if (worth > most) {
            best = a;
            most = worth;
        }
    }
    return best;
}

}  // namespace vegas::vegas_1996
