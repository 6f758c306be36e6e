// A WorkerPool with its own threads. The destructor drops waiting jobs and waits for running ones.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/shell/net/loop.hpp"
#include "server/shell/run/worker_pool.hpp"

namespace vegas::shell {

class ThreadPool final : public WorkerPool {
public:
    struct Options {
        std::size_t threads = 1;    // at least 1
        bool low_priority = false;  // yields to other threads, mainly the loop's
    };
    explicit ThreadPool(Loop& loop, Options options = {1, false});
    ThreadPool& operator=(ThreadPool&&) = delete;
    ~ThreadPool() override;

    [[nodiscard]] std::size_t queued() const override;
    [[nodiscard]] std::size_t concurrency() const override { return options_.threads; }

private:
    struct QueuedJob {
        Job work, then;
    };

    void add(Job work, Job then) override;
    void run_worker();
    [[nodiscard]] std::optional<QueuedJob> next_job();

    Loop& loop_;
    const Options options_;
    mutable std::mutex mutex_;  // guards all below but the threads
    std::condition_variable wake_;
    std::deque<QueuedJob> queue_;
    bool is_stopping_ = false;

    std::vector<std::thread> threads_;
};

// The number of processors, less one for the loop.
[[nodiscard]] std::size_t default_worker_count();

}  // namespace vegas::shell
