// Virtual time and its tasks. Tasks due in the same millisecond run in the order they were added,
// so that every run is the same.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>

namespace vegas::sim {

class Scheduler {
public:
    using Task = std::function<void()>;

    [[nodiscard]] std::int64_t now_ms() const { return now_ms_; }
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

    void at(std::int64_t ms, Task job) {
        jobs_.emplace(std::pair{ms < now_ms_ ? now_ms_ : ms, ++order_}, std::move(job));
    }
    void after(std::int64_t ms, Task job) { at(now_ms_ + ms, std::move(job)); }

    // Runs the next task. REQUIRES: there is one; people always schedule another step.
    void step() {
        const auto first = jobs_.extract(jobs_.begin());
        now_ms_ = first.key().first;
        ++steps_;
        first.mapped()();
    }

private:
    std::int64_t now_ms_ = 0;
    std::uint64_t order_ = 0, steps_ = 0;
    std::map<std::pair<std::int64_t, std::uint64_t>, Task> jobs_;
};

}  // namespace vegas::sim
