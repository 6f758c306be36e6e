#include "server/shell/run/thread_pool.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <utility>

namespace vegas::shell {
namespace {

constexpr int kNice = 10;  // of the threads that yield

}  // namespace

ThreadPool::ThreadPool(Loop& loop, Options options) : loop_(loop), options_(options) {
    for (std::size_t i = 0; i < options_.threads; ++i) {
        threads_.emplace_back([this] { run_worker(); });
    }
}

ThreadPool::~ThreadPool() {
    std::deque<QueuedJob> dropped;
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
        dropped.swap(queue_);
    }
    wake_.notify_all();
    dropped.clear();
    for (std::thread& thread : threads_) thread.join();
}

std::size_t ThreadPool::queued() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

void ThreadPool::add(Job work, Job then) {
    {
        const std::lock_guard lock(mutex_);
        queue_.push_back({std::move(work), std::move(then)});
    }
    wake_.notify_one();
}

// What `then` holds is the loop's: it is not even destroyed here.
void ThreadPool::run_worker() {
    // Of this thread alone; where that is not possible it is as quick as the others.
    if (options_.low_priority) (void)setpriority(PRIO_PROCESS, 0, kNice);
    while (auto job = next_job()) {
        job->work();
        job->work = nullptr;
        loop_.post(std::move(job->then));
    }
}

std::optional<ThreadPool::QueuedJob> ThreadPool::next_job() {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return is_stopping_ || !queue_.empty(); });
    if (is_stopping_) return std::nullopt;
    auto job = std::move(queue_.front());
    queue_.pop_front();
    return job;
}

std::size_t default_worker_count() {
    return std::max<std::size_t>(std::thread::hardware_concurrency(), 2) - 1;
}

}  // namespace vegas::shell
