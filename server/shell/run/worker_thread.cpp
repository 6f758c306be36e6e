#include "server/shell/run/worker_thread.hpp"

#include <utility>

namespace vegas::shell {

WorkerThread::WorkerThread(Loop& loop) : loop_(loop), thread_([this] { work_to_the_end(); }) {}

WorkerThread::~WorkerThread() {
    std::deque<Task> dropped;
    {
        const std::lock_guard hold(mutex_);
        stopping_ = true;
        dropped.swap(waiting_);
    }
    wake_.notify_one();
    dropped.clear();
    thread_.join();
}

std::size_t WorkerThread::waiting() const {
    const std::lock_guard hold(mutex_);
    return waiting_.size();
}

void WorkerThread::add(Job work, Job then) {
    {
        const std::lock_guard hold(mutex_);
        waiting_.push_back({std::move(work), std::move(then)});
    }
    wake_.notify_one();
}

// What `then` holds is the loop's: it is not even destroyed here.
void WorkerThread::work_to_the_end() {
    while (auto task = take()) {
        task->work();
        task->work = nullptr;
        loop_.post(std::move(task->then));
    }
}

std::optional<WorkerThread::Task> WorkerThread::take() {
    std::unique_lock hold(mutex_);
    wake_.wait(hold, [this] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return std::nullopt;
    auto task = std::move(waiting_.front());
    waiting_.pop_front();
    return task;
}

}  // namespace vegas::shell
