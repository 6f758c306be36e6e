#include "server/shell/run/core_alarm.hpp"

#include <utility>

namespace vegas::shell {

CoreAlarm::CoreAlarm(Loop& loop, std::function<void()> on_due)
    : loop_(loop), on_due_(std::move(on_due)) {
    loop_.on_alarm([this] { on_alarm(); });
}

// Setting the alarm costs more than letting one that is too early go off in vain: deadlines mostly
// move away, with every action.
void CoreAlarm::set() {
    if (!due_ || (alarm_at_ && *alarm_at_ <= *due_)) return;
    alarm_at_ = due_;
    loop_.set_alarm(*alarm_at_);
}

void CoreAlarm::on_alarm() {
    alarm_at_.reset();
    if (due_ && loop_.now() >= *due_) {
        due_.reset();
        on_due_();
    } else {
        set();
    }
}

}  // namespace vegas::shell
