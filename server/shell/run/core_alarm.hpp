// Sets the loop's alarm for the time at which the core wants a TimerDue.
#pragma once

#include <functional>
#include <optional>

#include "server/shell/net/loop.hpp"

namespace vegas::shell {

class CoreAlarm {
public:
    // Takes the loop's alarm. `on_due` is called at that time, or slightly later.
    CoreAlarm(Loop& loop, std::function<void()> on_due);
    CoreAlarm& operator=(CoreAlarm&&) = delete;

    // Replaces the time; set() then sets the alarm.
    void set_due(core::TimePoint due) { due_ = due; }
    void set();

private:
    void on_alarm();

    Loop& loop_;
    const std::function<void()> on_due_;
    std::optional<core::TimePoint> due_;
    std::optional<core::TimePoint> alarm_at_;  // when the loop's alarm goes off; not after due_
};

}  // namespace vegas::shell
