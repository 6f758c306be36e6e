// Answers systemd's watchdog from the event loop: a loop that hangs is noticed, and the service is
// started anew.
#pragma once

#include "server/shell/net/loop.hpp"
#include "server/shell/process/service_notifier.hpp"

namespace vegas::shell {

// Answers at once, and twice in the watchdog's time while the loop runs. Does nothing if there is
// no watchdog. REQUIRES: both outlive the loop's run.
void answer_watchdog(Loop& loop, const ServiceNotifier& notifier);

}  // namespace vegas::shell
