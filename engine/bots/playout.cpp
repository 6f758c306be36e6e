#include "engine/bots/playout.hpp"

#include "engine/bots/common_random_numbers.hpp"
#include "engine/bots/evaluation.hpp"
#include "engine/bots/rollout_las_vegas.hpp"
#include "engine/bots/rollout_vegas_1996.hpp"

namespace vegas::bots {
namespace {

constexpr int kDecisionsMost = 400;  // of a playout: a round has about 40
constexpr int kDecisions1996 = 24;
// What a playout costs, in rolls and placements of Las Vegas: measured.
constexpr int kCostOfOne = 6;   // to begin any
constexpr int kCostOfTile = 2;  // an answer to a tile
constexpr int kCost1996 = 2;    // a decision of VEGAS

int play_round(Game& g, CommonRandomNumbers& numbers, RolloutPlayer player) {
    const auto& s = std::get<las_vegas::State>(g);
    NullEventSink mute;
    const int round = s.round;
    int cost = 0;
    for (int decisions = 0; decisions < kDecisionsMost && !over(g) && s.round == round;
         ++decisions) {
        const Decision asked = decision(g);
        cost += asked.ask == Ask::roll || asked.ask == Ask::place ? 1 : kCostOfTile;
        numbers.on_decision(asked);
        apply_trusted(g, rollout_action(s, asked, numbers.draws(), player), numbers.draws(), mute);
    }
    return cost;
}

int play_turns(Game& g, CommonRandomNumbers& numbers) {
    const auto& s = std::get<vegas_1996::State>(g);
    NullEventSink mute;
    int cost = 0;
    for (int decisions = 0; decisions < kDecisions1996 && !over(g); ++decisions) {
        const Decision asked = decision(g);
        cost += kCost1996;
        numbers.on_decision(asked);
        apply_trusted(g, rollout_action(s, asked, numbers.draws()), numbers.draws(), mute);
    }
    return cost;
}

}  // namespace

PlayoutResult playout(const Game& from, const Action& action, std::uint64_t seed,
                      int opponent_weight_percent) {
    Game g = from;
    const Seat seat = decision(g).seat;
    CommonRandomNumbers numbers(seed);
    NullEventSink mute;
    const auto* s = std::get_if<las_vegas::State>(&g);
    const int round = s != nullptr ? s->round : 0;
    numbers.on_decision(decision(g));
    apply_trusted(g, action, numbers.draws(), mute);
    int cost = kCostOfOne + 1;
    if (s == nullptr) cost += play_turns(g, numbers);
    if (s != nullptr && s->round == round) {
        cost += play_round(g, numbers, {seat, opponent_weight_percent});
    }
    return {evaluate(g, seat), cost};
}

}  // namespace vegas::bots
