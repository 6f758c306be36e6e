#include "server/shell/run/worker_threads.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <utility>

namespace vegas::shell {
namespace {

constexpr int kNice = 10;  // of the threads that yield

}  // namespace

WorkerThreads::WorkerThreads(Loop& loop, Options options) : loop_(loop), options_(options) {
    for (std::size_t i = 0; i < options_.threads; ++i) {
        threads_.emplace_back([this] { work_to_the_end(); });
    }
}

WorkerThreads::~WorkerThreads() {
    std::deque<Task> dropped;
    {
        const std::lock_guard hold(mutex_);
        stopping_ = true;
        dropped.swap(waiting_);
    }
    wake_.notify_all();
    dropped.clear();
    for (std::thread& thread : threads_) thread.join();
}

std::size_t WorkerThreads::waiting() const {
    const std::lock_guard hold(mutex_);
    return waiting_.size();
}

void WorkerThreads::add(Job work, Job then) {
    {
        const std::lock_guard hold(mutex_);
        waiting_.push_back({std::move(work), std::move(then)});
    }
    wake_.notify_one();
}

// What `then` holds is the loop's: it is not even destroyed here.
void WorkerThreads::work_to_the_end() {
    // Of this thread alone; where that is not possible it is as quick as the others.
    if (options_.yields) (void)setpriority(PRIO_PROCESS, 0, kNice);
    while (auto task = take()) {
        task->work();
        task->work = nullptr;
        loop_.post(std::move(task->then));
    }
}

std::optional<WorkerThreads::Task> WorkerThreads::take() {
    std::unique_lock hold(mutex_);
    wake_.wait(hold, [this] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return std::nullopt;
    auto task = std::move(waiting_.front());
    waiting_.pop_front();
    return task;
}

std::size_t threads_beside_the_loop() {
    return std::max<std::size_t>(std::thread::hardware_concurrency(), 2) - 1;
}

}  // namespace vegas::shell
