// Decides for the house bots. A choice of microseconds is made on the loop, a slower one on a
// worker. The core requests one at a time for each table. So the number of tables bounds the queue.
//
// Addresses take turns, and the tables of an address among them. Where many wait, each thinks less,
// so that all have decided within three seconds. Beyond its share of a processor an address's bots
// think no longer than they must.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/core/base/io.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/worker_pool.hpp"

namespace vegas::shell {

class HouseBots {
public:
    using OnDecided = std::function<void(core::BotDecided)>;
    // Whether the table still waits for this decision of the house.
    using IsPending = std::function<bool(const std::string& table, std::uint32_t decision)>;
    // The address that the table was made from; "" if it is unknown or has no limits.
    using AddressOf = std::function<std::string(const std::string& table)>;

    // Thinking time, divided by the number of waiting tasks; the fewer remain, the more each gets.
    // So 500 tasks are all done after a second and a half.
    static constexpr std::chrono::nanoseconds kSharedBudget = std::chrono::milliseconds(300);

    // REQUIRES: the threads of `workers` end before the loop and the metrics.
    HouseBots(Loop& loop, WorkerPool& workers, Metrics& metrics, IsPending is_pending,
              AddressOf address_of, std::chrono::nanoseconds shared_budget = kSharedBudget)
        : loop_(loop),
          workers_(workers),
          metrics_(metrics),
          is_pending_(std::move(is_pending)),
          address_of_(std::move(address_of)),
          shared_budget_(shared_budget) {}

    // Never calls `on_decided` at once, while the core's output is being executed. Never calls it
    // if the decision is gone before its turn.
    void decide(core::BotTask task, OnDecided on_decided);

    // Decisions that are not started yet.
    [[nodiscard]] std::size_t queued() const { return queued_; }

private:
    struct QueuedTask {
        core::BotTask task;
        OnDecided on_decided;
    };

    // Tasks of the tables that were made from one address.
    struct Source {
        std::deque<QueuedTask> tasks;
        std::size_t running = 0;
        core::TokenBucket thinking;  // ms
        core::TimePoint seen;
    };

    [[nodiscard]] Source& source_at(const std::string& address);
    void start_next();
    void start(const std::string& address, QueuedTask next);
    [[nodiscard]] std::chrono::nanoseconds time_budget(const std::string& address,
                                                       Source& source) const;

    Loop& loop_;
    WorkerPool& workers_;
    Metrics& metrics_;
    IsPending is_pending_;
    AddressOf address_of_;
    const std::chrono::nanoseconds shared_budget_;
    std::unordered_map<std::string, Source> sources_;
    std::deque<std::string> turns_;  // addresses with tasks, each once
    std::size_t queued_ = 0;
    std::size_t running_ = 0;  // given to the workers and not decided yet
};

}  // namespace vegas::shell
