#include "engine/bots/thought.hpp"

#include <algorithm>
#include <bit>

#include "engine/bots/mixed.hpp"
#include "engine/bots/playout.hpp"

namespace vegas::bots {
namespace {

constexpr int kWorldsMost = 32;
constexpr int kBatch = 64;  // playouts until a thought may be interrupted

}  // namespace

Thought::Thought(const Game& known, std::uint64_t seed, int playouts) : seed_(seed) {
    FastDraws draws(seed);
    Actions list;
    legal_actions(known, list);
    ASSERT(!list.empty());
    const Decision asked = decision(known);
    if (is_mixed(asked.ask)) {
        candidates_.push_back({mixed_answer(asked.ask, list, draws)});
        return;
    }
    for (const Action& a : list) candidates_.push_back({a});
    if (list.size == 1) return;
    const int stages = std::bit_width(list.size - 1U);
    budget_ = playouts / stages;
    const int worlds = std::clamp(playouts / 8, 1, kWorldsMost);
    for (int i = 0; i < worlds; ++i) worlds_.push_back(resample(known, asked.seat, draws));
    stage_until_ = playouts_of_stage();
}

int Thought::playouts_of_stage() const {
    return played_ + std::max(budget_ / static_cast<int>(candidates_.size()), 1);
}

bool Thought::think_on() {
    if (candidates_.size() == 1) return false;
    for (int done = 0; done < kBatch && played_ < stage_until_; ++played_) {
        FastDraws luck(seed_ + static_cast<std::uint64_t>(played_));
        const Game& world = worlds_[at(played_) % worlds_.size()];
        const std::uint64_t dice = luck.next();
        for (Candidate& c : candidates_) c.won += playout(world, c.action, dice);
        done += static_cast<int>(candidates_.size());
    }
    if (played_ == stage_until_) halve();
    return true;
}

void Thought::halve() {
    std::stable_sort(candidates_.begin(), candidates_.end(),
                     [](const Candidate& a, const Candidate& b) { return a.won > b.won; });
    candidates_.resize((candidates_.size() + 1) / 2);
    stage_until_ = playouts_of_stage();
}

Action Thought::answer() const {
    return std::max_element(candidates_.begin(), candidates_.end(),
                            [](const Candidate& a, const Candidate& b) { return a.won < b.won; })
        ->action;
}

}  // namespace vegas::bots
