#include "engine/bots/playout.hpp"

#include "engine/bots/light_las_vegas.hpp"
#include "engine/bots/light_vegas_1996.hpp"
#include "engine/bots/luck.hpp"
#include "engine/bots/prospect.hpp"

namespace vegas::bots {
namespace {

constexpr int kDecisionsMost = 400;  // of a playout: a round has about 40
constexpr int kDecisions1996 = 24;
// What a playout costs, in rolls and placements of Las Vegas: measured.
constexpr int kCostOfOne = 6;   // to begin any
constexpr int kCostOfTile = 2;  // an answer to a tile
constexpr int kCost1996 = 2;    // a decision of VEGAS

int play_round(Game& g, Luck& luck, Thinker thinker) {
    const auto& s = std::get<las_vegas::State>(g);
    NoEvents mute;
    const int round = s.round;
    int cost = 0;
    for (int made = 0; made < kDecisionsMost && !over(g) && s.round == round; ++made) {
        const Decision asked = decision(g);
        cost += asked.ask == Ask::roll || asked.ask == Ask::place ? 1 : kCostOfTile;
        luck.before(asked);
        apply_trusted(g, light_answer(s, asked, luck.draws(), thinker), luck.draws(), mute);
    }
    return cost;
}

int play_turns(Game& g, Luck& luck) {
    const auto& s = std::get<vegas_1996::State>(g);
    NoEvents mute;
    int cost = 0;
    for (int made = 0; made < kDecisions1996 && !over(g); ++made) {
        const Decision asked = decision(g);
        cost += kCost1996;
        luck.before(asked);
        apply_trusted(g, light_answer(s, asked, luck.draws()), luck.draws(), mute);
    }
    return cost;
}

}  // namespace

Outcome playout(const Game& from, const Action& action, std::uint64_t seed, int others_percent) {
    Game g = from;
    const Seat seat = decision(g).seat;
    Luck luck(seed);
    NoEvents mute;
    const auto* s = std::get_if<las_vegas::State>(&g);
    const int round = s != nullptr ? s->round : 0;
    luck.before(decision(g));
    apply_trusted(g, action, luck.draws(), mute);
    int cost = kCostOfOne + 1;
    if (s == nullptr) cost += play_turns(g, luck);
    if (s != nullptr && s->round == round) cost += play_round(g, luck, {seat, others_percent});
    return {prospect(g, seat), cost};
}

}  // namespace vegas::bots
