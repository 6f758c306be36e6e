#include "engine/bots/evaluation.hpp"

#include <algorithm>
#include <cmath>

#include "engine/bots/families.hpp"

namespace vegas::bots {
namespace {

double win_probability(const SeatEstimates& estimates, Seat seat) {
    double sum = 0;
    for (int s = 0; s < estimates.seats; ++s) {
        const double ahead = estimates.means[to_index(s)] - estimates.means[to_index(seat)];
        sum += std::exp(ahead / estimates.spread);
    }
    return 1 / sum;
}

// Of equal seats none is worth more; but of two positions that are lost or won alike, the one with
// more money is to be preferred.
double add_money_preference(double won, double share_of_money) {
    constexpr double kMoney = 0.02;
    return (1 - kMoney) * won + kMoney * share_of_money;
}

double win_share(const Game& g, Seat seat) {
    const GameResult r = result(g);
    if (r.places[to_index(seat)] != 1) return 0;
    return 1 / static_cast<double>(std::ranges::count(r.places, 1));
}

}  // namespace

double evaluate(const Game& g, Seat seat) {
    const double likely =
        win_probability(std::visit([](const auto& s) { return estimate(s); }, g), seat);
    return over(g) ? add_money_preference(win_share(g, seat), likely) : likely;
}

}  // namespace vegas::bots
