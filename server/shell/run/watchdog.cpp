#include "server/shell/run/watchdog.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace vegas::shell {

void answer_watchdog(Loop& loop, const ServiceNotifier& notifier) {
    const auto timeout = notifier.watchdog_timeout();
    if (!timeout) return;
    notifier.notify_alive();
    const auto half = std::chrono::duration_cast<std::chrono::milliseconds>(*timeout / 2);
    loop.after(std::max<std::int64_t>(half.count(), 1),
               [&loop, &notifier] { answer_watchdog(loop, notifier); });
}

}  // namespace vegas::shell
