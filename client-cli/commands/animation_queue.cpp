#include "client-cli/commands/animation_queue.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vegas::cli {

Speed speed_of(std::string_view word) {
    const auto found = std::ranges::find(kSpeeds, word);
    return found == kSpeeds.end() ? Speed::normal : static_cast<Speed>(found - kSpeeds.begin());
}

std::chrono::milliseconds duration_of(Speed speed) {
    using std::chrono::milliseconds;
    switch (speed) {
    case Speed::slow: return milliseconds(4000);
    case Speed::normal: return milliseconds(2000);
    case Speed::fast: return milliseconds(800);
    case Speed::at_once: break;
    }
    return milliseconds(0);
}

// However much comes while something stands, it is one step: whoever goes through those that show
// nothing does so by calls within calls.
void AnimationQueue::add(Step step) {
    if (steps_.size() > 1 && !steps_.back().view && !step.view) {
        auto& sentences = steps_.back().sentences;
        sentences.insert(sentences.end(), std::make_move_iterator(step.sentences.begin()),
                         std::make_move_iterator(step.sentences.end()));
        return;
    }
    steps_.push_back(std::move(step));
    if (steps_.size() > 1) return;
    start_timer();
    on_step_();
}

void AnimationQueue::start_timer() {
    const std::int64_t generation = ++timer_generation_;
    transport_.after(steps_.front().duration, [this, generation] {
        if (generation == timer_generation_ && !steps_.empty()) advance();
    });
}

void AnimationQueue::advance() {
    if (steps_.empty()) return;
    steps_.pop_front();
    if (!steps_.empty()) start_timer();
    on_step_();
}

std::vector<AnimationQueue::Step> AnimationQueue::clear() {
    ++timer_generation_;
    if (steps_.empty()) return {};
    std::vector<Step> rest(std::make_move_iterator(steps_.begin() + 1),
                           std::make_move_iterator(steps_.end()));
    steps_.clear();
    return rest;
}

}  // namespace vegas::cli
