#include "engine/bots/greedy.hpp"

#include <algorithm>
#include <climits>

namespace vegas::bots {
namespace {

constexpr int kSamples = 24;  // rolls per estimate: some 30 us

// Worth is counted in points, so that a die kept for later can be worth less than the smallest
// difference in money, whatever a game's money is: it breaks equal payouts.
constexpr int kUnit = 10;  // the unit of the game's money, and what passing costs
constexpr int kDie = 1;

Dollars won_in(const Fixed<Dollars, 5>& cards, const Fixed<Owner, 5>& wins, Seat seat) {
    for (std::size_t k = 0; k < cards.size; ++k)
        if (wins[k] == seat) return cards[k];
    return 0;
}

// What a placement adds to what the seat would be paid now, less the dice it costs.
int gain(const View& v, const Preview& p, Seat seat) {
    int points = -(p.dice.small + p.dice.big) * kDie;
    for (const CasinoAfter& after : p.casinos) {
        const CasinoView& casino = v.casinos[after.casino];
        const Dollars more =
            won_in(casino.cards, after.wins, seat) - won_in(casino.cards, casino.wins, seat);
        points += more / v.unit * kUnit;
    }
    return points;
}

struct Best {
    Action action{};
    int gain = INT_MIN;
};

Best best_placement(const Game& g, Seat seat) {
    Actions list;
    options(g, list);
    const View v = std::get<View>(view(g, kNobody));
    Best best{.action = list[0]};
    for (const Action& a : list) {
        const Preview p = preview(g, a);
        if (p.casinos.empty()) continue;
        if (const int x = gain(v, p, seat); x > best.gain) best = {a, x};
    }
    return best;
}

// [RY-21, CU-10, CU-11] Passing costs one unit and gives another roll of the same dice: is that
// better than a placement that gains so much?
bool better_to_pass(const Game& g, Seat seat, int placed, Draws& draws) {
    NoEvents mute;
    int sum = 0;
    for (int i = 0; i < kSamples; ++i) {
        Game next = g;
        apply_trusted(next, {Act::pass}, draws, mute);
        // The others' turns between are not looked at: their rolls and the first listed answer.
        for (int guard = 0; guard < 64 && !over(next) && decision(next).seat != seat; ++guard) {
            Actions list;
            options(next, list);
            apply_trusted(next, list[draws.one_of(2) % list.size], draws, mute);
        }
        if (over(next) || decision(next).ask != Ask::roll) continue;
        apply_trusted(next, {Act::roll}, draws, mute);
        if (over(next) || decision(next) != Decision{seat, Ask::place}) continue;
        sum += std::max(best_placement(next, seat).gain, 0);
    }
    return sum > (placed + kUnit) * kSamples;
}

}  // namespace

Action choose_greedy(const Game& known, Draws& draws) {
    Actions list;
    options(known, list);
    ASSERT(!list.empty());
    const Seat seat = decision(known).seat;
    const Best best = best_placement(known, seat);
    const Action pass{Act::pass};
    const bool may_pass = std::binary_search(list.begin(), list.end(), pass);
    if (may_pass && better_to_pass(known, seat, best.gain, draws)) return pass;
    return best.action;
}

}  // namespace vegas::bots
