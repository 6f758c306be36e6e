// What the parts without sockets need from the event loop: time, and a way to be called later.
// Everything is called on the one thread of the loop; post() and elapsed() may be called on any.
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

    // For deadlines: as core::TimePoint says, it never goes back.
    [[nodiscard]] virtual core::TimePoint now() const = 0;

    // For dates: what the system's clock says now.
    [[nodiscard]] virtual core::UtcTime utc() const = 0;

    // How long it has been there, to measure times with.
    [[nodiscard]] virtual std::chrono::nanoseconds elapsed() const = 0;

    // Runs `job` after what is running now.
    virtual void post(Job job) = 0;

    // Runs `job` once, `delay_ms` from now or a little later.
    virtual void after(std::int64_t delay_ms, Job job) = 0;

    // There is one alarm. It runs `job` each time that it goes off; setting it again replaces the
    // time.
    virtual void on_alarm(Job job) = 0;
    virtual void set_alarm(core::TimePoint when) = 0;
};

}  // namespace vegas::shell
