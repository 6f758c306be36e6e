// Decides for the house bots. A choice of microseconds is made on the loop, a slower one on a
// worker. The core requests one at a time for each table. So the number of tables bounds the queue,
// and the tables take turns.
//
// Where many wait, each thinks less, so that all have decided within three seconds.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <string>
#include <utility>

#include "server/core/base/io.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/worker_pool.hpp"

namespace vegas::shell {

class HouseBots {
public:
    using OnDecided = std::function<void(core::BotDecided)>;
    // Whether the table still waits for this decision of the house.
    using IsPending = std::function<bool(const std::string& table, std::uint32_t decision)>;

    // Thinking time, divided by the number of waiting tasks; the fewer remain, the more each gets.
    // So 500 tasks are all done after a second and a half.
    static constexpr std::chrono::nanoseconds kSharedBudget = std::chrono::milliseconds(300);

    // REQUIRES: the threads of `workers` end before the loop and the metrics.
    HouseBots(Loop& loop, WorkerPool& workers, Metrics& metrics, IsPending is_pending,
              std::chrono::nanoseconds shared_budget = kSharedBudget)
        : loop_(loop),
          workers_(workers),
          metrics_(metrics),
          is_pending_(std::move(is_pending)),
          shared_budget_(shared_budget) {}

    // Never calls `on_decided` at once, while the core's output is being executed. Never calls it
    // if the decision is gone before its turn.
    void decide(core::BotTask task, OnDecided on_decided);

    // Decisions that are not started yet.
    [[nodiscard]] std::size_t queued() const { return queue_.size(); }

private:
    struct QueuedTask {
        core::BotTask task;
        OnDecided on_decided;
    };

    void start_next();
    [[nodiscard]] std::chrono::nanoseconds time_budget() const;

    Loop& loop_;
    WorkerPool& workers_;
    Metrics& metrics_;
    IsPending is_pending_;
    const std::chrono::nanoseconds shared_budget_;
    std::deque<QueuedTask> queue_;
    std::size_t running_ = 0;  // given to the workers and not decided yet
};

}  // namespace vegas::shell
