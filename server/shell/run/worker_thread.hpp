// A thread of its own for Workers. The destructor drops what waits, and then waits for the work
// that is under way.
#pragma once

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "server/shell/net/loop.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

class WorkerThread final : public Workers {
public:
    explicit WorkerThread(Loop& loop);
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;
    ~WorkerThread() override;

    [[nodiscard]] std::size_t waiting() const override;

private:
    struct Task {
        Job work, then;
    };

    void add(Job work, Job then) override;
    void work_to_the_end();
    [[nodiscard]] std::optional<Task> take();

    Loop& loop_;
    mutable std::mutex mutex_;  // of all below but the thread
    std::condition_variable wake_;
    std::deque<Task> waiting_;
    bool stopping_ = false;

    std::thread thread_;
};

}  // namespace vegas::shell
