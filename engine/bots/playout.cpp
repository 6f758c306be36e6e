#include "engine/bots/playout.hpp"

#include "engine/bots/common_random_numbers.hpp"
#include "engine/bots/evaluation.hpp"
#include "engine/bots/families.hpp"
#include "engine/family_functions.hpp"

namespace vegas::bots {
namespace {

constexpr int kFixedCost = 7;  // of any playout: the copy, the action, the payout

// Returns what it cost.
template <class State>
int play_out(State& s, const Action& action, CommonRandomNumbers& numbers, RolloutPlayer player) {
    NullEventSink mute;
    const int phase = rollout_phase(s);
    numbers.on_decision(decision(s));
    apply_trusted(s, action, numbers.draws(), mute);
    int cost = kFixedCost;
    const int most = rollout_decisions_most(s);
    for (int n = 0; n < most && !over(s) && rollout_phase(s) == phase; ++n) {
        cost += rollout_cost(s);
        numbers.on_decision(decision(s));
        apply_trusted(s, rollout_action(s, numbers.draws(), player), numbers.draws(), mute);
    }
    return cost;
}

}  // namespace

PlayoutResult playout(const Game& from, const Action& action, std::uint64_t seed,
                      int opponent_weight_percent) {
    Game g = from;
    const Seat seat = decision(g).seat;
    CommonRandomNumbers numbers(seed);
    const RolloutPlayer player{seat, opponent_weight_percent};
    const int cost = std::visit([&](auto& s) { return play_out(s, action, numbers, player); }, g);
    return {evaluate(g, seat), cost};
}

}  // namespace vegas::bots
