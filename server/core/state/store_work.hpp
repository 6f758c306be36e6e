// What the core has given the store to do, what waits for it, and whether the store replies in
// time.
#pragma once

#include <optional>

#include "server/core/base/limits.hpp"
#include "server/core/journal/outbox.hpp"
#include "server/core/state/outage.hpp"
#include "server/core/state/query_queue.hpp"
#include "server/core/state/served_clock.hpp"

namespace vegas::core {

struct StoreWork {
    explicit StoreWork(const Limits& limits)
        : outbox(limits.queue_bytes),
          queries(limits.queries_in_flight),
          outage(limits.store_timeout_ms) {}

    Outbox outbox;
    QueryQueue queries;
    std::optional<TimePoint> claiming_since;  // start of the claim in flight, or nullopt if none
    bool claim_again = false;                 // there may be more tables to claim
    Outage outage;
    ServedClock served;

    // Start time of the oldest outstanding request, or nullopt if none. Queued queries do not
    // count.
    [[nodiscard]] std::optional<TimePoint> oldest_wait() const {
        std::optional<TimePoint> oldest;
        for (const auto& since :
             {outbox.oldest_pending_at(), queries.oldest_sent_at(), claiming_since}) {
            if (since && (!oldest || *since < *oldest)) oldest = since;
        }
        return oldest;
    }
};

}  // namespace vegas::core
