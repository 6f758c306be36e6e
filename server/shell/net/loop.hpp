// The interface of the event loop for parts without sockets: time, and deferred calls. Everything
// is called on the loop's thread; post() and elapsed() may be called on any.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

#include "server/core/base/time.hpp"

namespace vegas::shell {

class Loop {
public:
    using Job = std::function<void()>;

    virtual ~Loop() = default;

    // For deadlines: monotonic, as core::TimePoint says.
    [[nodiscard]] virtual core::TimePoint now() const = 0;

    // For dates: the system clock.
    [[nodiscard]] virtual core::UtcTime utc() const = 0;

    // Time since the loop was made, for measuring durations.
    [[nodiscard]] virtual std::chrono::nanoseconds elapsed() const = 0;

    // Runs `job` after the current one.
    virtual void post(Job job) = 0;

    // Runs `job` once, in `delay_ms` or slightly later.
    virtual void after(std::int64_t delay_ms, Job job) = 0;

    // There is one alarm, which runs `job` each time it goes off. Setting it again replaces the
    // time.
    virtual void on_alarm(Job job) = 0;
    virtual void set_alarm(core::TimePoint when) = 0;
};

}  // namespace vegas::shell
