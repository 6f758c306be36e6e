#include "tests/server/shell/store/watched_store.hpp"

namespace vegas::shell::test {

void JobLoop::post(std::function<void()> job) {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(job));
    posted_.notify_one();
}

std::function<void()> JobLoop::next(bool wait) {
    std::unique_lock lock(mutex_);
    if (wait) posted_.wait(lock, [this] { return !jobs_.empty(); });
    if (jobs_.empty()) return {};
    auto job = std::move(jobs_.front());
    jobs_.pop_front();
    return job;
}

void JobLoop::run_until(const std::function<bool()>& done) {
    while (!done()) next(true)();
}

void JobLoop::run() {
    while (const auto job = next(false)) job();
}

bool JobLoop::is_idle() {
    const std::lock_guard lock(mutex_);
    return jobs_.empty();
}

}  // namespace vegas::shell::test
