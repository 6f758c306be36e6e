// Virtual time, and what is to happen when. Of what falls into the same millisecond, the first that
// was put down comes first, so that a run is the same each time.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <utility>

namespace vegas::sim {

class Agenda {
public:
    using Job = std::function<void()>;

    [[nodiscard]] std::int64_t now_ms() const { return now_ms_; }
    [[nodiscard]] std::uint64_t steps() const { return steps_; }

    void at(std::int64_t ms, Job job) {
        jobs_.emplace(std::pair{ms < now_ms_ ? now_ms_ : ms, ++order_}, std::move(job));
    }
    void after(std::int64_t ms, Job job) { at(now_ms_ + ms, std::move(job)); }

    // Does what comes next. REQUIRES: there is something; whoever lives here always comes again.
    void step() {
        const auto first = jobs_.extract(jobs_.begin());
        now_ms_ = first.key().first;
        ++steps_;
        first.mapped()();
    }

private:
    std::int64_t now_ms_ = 0;
    std::uint64_t order_ = 0, steps_ = 0;
    std::map<std::pair<std::int64_t, std::uint64_t>, Job> jobs_;
};

}  // namespace vegas::sim
