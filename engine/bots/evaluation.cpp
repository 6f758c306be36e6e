#include "engine/bots/evaluation.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/bots/rollout_vegas_1996.hpp"
#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::bots {
namespace {

using SeatEstimates = std::array<double, kSeatsMax>;

// Of seats that are ahead or behind by so much, with so much spread to come.
double win_probability(const SeatEstimates& means, int seats, Seat seat, double spread) {
    double sum = 0;
    for (int s = 0; s < seats; ++s) {
        sum += std::exp((means[to_index(s)] - means[to_index(seat)]) / spread);
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

// In cards of the lowest rank. A seat's winnings of a round spread by about this much, and two
// seats' difference is logistic with about that scale.
double spread_of_a_round(Ruleset r) { return r == Ruleset::classic ? 5.5 : 7.5; }

double evaluate_las_vegas(const Game& g, const las_vegas::State& s, Seat seat) {
    const double unit = las_vegas::spec_of(s).card_unit;
    SeatEstimates money{};
    for (Seat x = 0; x < s.setup.seats; ++x) money[to_index(x)] = las_vegas::total(s, x) / unit;
    const double spread = spread_of_a_round(s.setup.ruleset);
    if (over(g)) {
        return add_money_preference(win_share(g, seat),
                                    win_probability(money, s.setup.seats, seat, spread));
    }
    const int left = las_vegas::rounds_of(s.setup) - s.round + 1;
    return win_probability(money, s.setup.seats, seat, spread * std::sqrt(left));
}

}  // namespace

double evaluate(const Game& g, Seat seat) {
    if (const auto* s = std::get_if<las_vegas::State>(&g)) return evaluate_las_vegas(g, *s, seat);
    const auto& s = std::get<vegas_1996::State>(g);
    const SeatEstimates chips = expected_chips(s);
    const double spread = chip_spread(s);
    if (over(g)) {
        return add_money_preference(win_share(g, seat),
                                    win_probability(chips, s.seats, seat, spread));
    }
    return win_probability(chips, s.seats, seat, spread);
}

}  // namespace vegas::bots
