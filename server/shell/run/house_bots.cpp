#include "server/shell/run/house_bots.hpp"

#include <utility>

#include "engine/bots/halving_search.hpp"
#include "engine/bots/policy.hpp"

namespace vegas::shell {
namespace {

Action choose(const core::BotTask& task, const Loop& loop, std::chrono::nanoseconds until) {
    const int playouts = bots::row_of(task.level).playouts;
    if (playouts == 0) return bots::choose(task.level, task.known, task.seed);
    bots::HalvingSearch search(task.known, task.seed, playouts);
    while (search.run_batch() && loop.elapsed() < until) continue;
    return search.best_action();
}

core::BotDecided run_task(const core::BotTask& task, const Loop& loop, const Metrics& metrics,
                          std::chrono::nanoseconds time_budget) {
    const auto began = loop.elapsed();
    const Action action = choose(task, loop, began + time_budget);
    metrics.bot_thinking(task.level).Observe(in_seconds(loop.elapsed() - began));
    return {.table = task.table, .decision = task.decision, .action = action};
}

}  // namespace

void HouseBots::decide(core::BotTask task, OnDecided on_decided) {
    if (bots::is_slow_choice(task.level, task.known)) {
        queue_.push_back({std::move(task), std::move(on_decided)});
        return start_next();
    }
    loop_.post(
        [&loop = loop_, &metrics = metrics_, task = std::move(task),
         on_decided = std::move(on_decided)] { on_decided(run_task(task, loop, metrics, {})); });
}

// One more than are done side by side is with the workers, so that none of these waits for the
// loop.
void HouseBots::start_next() {
    while (running_ <= workers_.concurrency() && !queue_.empty()) {
        const auto time = time_budget();
        QueuedTask next = std::move(queue_.front());
        queue_.pop_front();
        if (!is_pending_(next.task.table, next.task.decision)) continue;
        ++running_;
        workers_.run([&loop = loop_, &metrics = metrics_, task = std::move(next.task),
                      time] { return run_task(task, loop, metrics, time); },
                     [this, on_decided = std::move(next.on_decided)](core::BotDecided decided) {
                         --running_;
                         on_decided(std::move(decided));
                         start_next();
                     });
    }
}

std::chrono::nanoseconds HouseBots::time_budget() const {
    return shared_budget_ * workers_.concurrency() / (queue_.size() + running_);
}

}  // namespace vegas::shell
