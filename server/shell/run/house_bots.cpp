#include "server/shell/run/house_bots.hpp"

#include <utility>

#include "engine/bots/policy.hpp"
#include "engine/bots/takes_long.hpp"

namespace vegas::shell {
namespace {

Action choose(const core::Think& job, const Loop& loop, std::chrono::nanoseconds until) {
    const int playouts = bots::row_of(job.level).playouts;
    if (playouts == 0) return bots::choose(job.level, job.known, job.seed);
    bots::Thought thought(job.known, job.seed, playouts);
    while (thought.think_on() && loop.elapsed() < until) continue;
    return thought.answer();
}

core::BotMoved choice_of(const core::Think& job, const Loop& loop, const Metrics& metrics,
                         std::chrono::nanoseconds allowed) {
    const auto began = loop.elapsed();
    const Action action = choose(job, loop, began + allowed);
    metrics.bot_thinking(job.level).Observe(in_seconds(loop.elapsed() - began));
    return {.table = job.table, .decision = job.decision, .action = action};
}

}  // namespace

void HouseBots::think(core::Think job, Answer answer) {
    if (bots::takes_long(job.level, job.known)) {
        waiting_.push_back({std::move(job), std::move(answer)});
        return begin_some();
    }
    loop_.post([&loop = loop_, &metrics = metrics_, job = std::move(job),
                answer = std::move(answer)] { answer(choice_of(job, loop, metrics, {})); });
}

// One more than are done side by side is with the workers, so that none of these waits for the
// loop.
void HouseBots::begin_some() {
    while (given_ <= workers_.at_once() && !waiting_.empty()) {
        const auto time = allowed();
        Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        if (!is_wanted_(next.job.table, next.job.decision)) continue;
        ++given_;
        workers_.run([&loop = loop_, &metrics = metrics_, job = std::move(next.job),
                      time] { return choice_of(job, loop, metrics, time); },
                     [this, answer = std::move(next.answer)](core::BotMoved moved) {
                         --given_;
                         answer(std::move(moved));
                         begin_some();
                     });
    }
}

std::chrono::nanoseconds HouseBots::allowed() const {
    return for_all_ * workers_.at_once() / (waiting_.size() + given_);
}

}  // namespace vegas::shell
