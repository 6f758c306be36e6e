// Threads of their own for Workers. The destructor drops what waits, and then waits for the work
// that is under way.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/shell/net/loop.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

class WorkerThreads final : public Workers {
public:
    struct Options {
        std::size_t threads = 1;  // at least 1
        bool yields = false;      // to other threads of the machine, the loop's first of all
    };
    explicit WorkerThreads(Loop& loop, Options options = {1, false});
    WorkerThreads& operator=(WorkerThreads&&) = delete;
    ~WorkerThreads() override;

    [[nodiscard]] std::size_t waiting() const override;
    [[nodiscard]] std::size_t at_once() const override { return options_.threads; }

private:
    struct Task {
        Job work, then;
    };

    void add(Job work, Job then) override;
    void work_to_the_end();
    [[nodiscard]] std::optional<Task> take();

    Loop& loop_;
    const Options options_;
    mutable std::mutex mutex_;  // of all below but the threads
    std::condition_variable wake_;
    std::deque<Task> waiting_;
    bool stopping_ = false;

    std::vector<std::thread> threads_;
};

// As many as there are processors, but for the one that is the loop's.
[[nodiscard]] std::size_t threads_beside_the_loop();

}  // namespace vegas::shell
