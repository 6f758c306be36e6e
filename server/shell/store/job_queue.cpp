#include "server/shell/store/job_queue.hpp"

#include <iterator>
#include <utility>

namespace vegas::shell {
namespace {

// A query takes some 0.1 ms. What comes meanwhile to be written waits for it.
constexpr std::size_t kQueriesPerBatch = 32;

}  // namespace

template <class Add>
void JobQueue::add(Add add) {
    bool wake = false;
    {
        const std::lock_guard hold(mutex_);
        add();
        wake = std::exchange(is_idle_, false);
    }
    if (wake) wake_.notify_one();
}

void JobQueue::put(StoreJob job) {
    add([&] { waiting_.push_back(std::move(job)); });
}

void JobQueue::put(core::StoreQuery query) {
    add([&] { queries_.push_back(std::move(query)); });
}

void JobQueue::put(std::vector<core::Append> appends) {
    if (appends.empty()) return;
    add([&] {
        unstored_ += appends.size();
        waiting_.insert(waiting_.end(), std::move_iterator(appends.begin()),
                        std::move_iterator(appends.end()));
    });
}

void JobQueue::stop() {
    {
        const std::lock_guard hold(mutex_);
        is_stopping_ = true;
    }
    wake_.notify_one();
}

void JobQueue::begin() {
    const std::lock_guard hold(mutex_);
    has_ended_ = false;
}

bool JobQueue::take(std::vector<StoreJob>& jobs, std::chrono::microseconds delay) {
    std::unique_lock hold(mutex_);
    if (delay.count() > 0) wake_.wait_for(hold, delay, [&] { return is_stopping_; });
    is_idle_ = waiting_.empty() && queries_.empty() && jobs.empty();
    wake_.wait(hold, [&] { return is_stopping_ || !is_idle_; });
    jobs.insert(jobs.end(), std::move_iterator(waiting_.begin()),
                std::move_iterator(waiting_.end()));
    waiting_.clear();
    if (is_stopping_) queries_.clear();
    for (std::size_t n = 0; n < kQueriesPerBatch && !queries_.empty(); ++n) {
        jobs.emplace_back(std::move(queries_.front()));
        queries_.pop_front();
    }
    return !jobs.empty();
}

void JobQueue::count_stored(std::size_t appends) {
    const std::lock_guard hold(mutex_);
    unstored_ -= appends;
}

bool JobQueue::wait_for_stop(std::chrono::milliseconds time) {
    std::unique_lock hold(mutex_);
    return wake_.wait_for(hold, time, [this] { return is_stopping_; });
}

void JobQueue::end() {
    const std::lock_guard hold(mutex_);
    has_ended_ = true;
    ended_.notify_one();
}

Store::ShutdownResult JobQueue::wait_for_end(std::chrono::milliseconds patience) {
    std::unique_lock hold(mutex_);
    const bool has_ended = ended_.wait_for(hold, patience, [this] { return has_ended_; });
    return {.unstored = unstored_, .has_hung = !has_ended};
}

}  // namespace vegas::shell
