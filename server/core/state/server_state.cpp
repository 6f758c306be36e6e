#include "server/core/state/server_state.hpp"

#include <utility>

namespace vegas::core {

ServerState::ServerState(Settings s, Entropy& e, std::uint64_t of_start)
    : settings(std::move(s)),
      entropy(e),
      incarnation(of_start),
      addresses(settings.limits),
      registry(settings.limits, e, settings.shared_key),
      outbox(settings.limits.queue_bytes),
      queries(settings.limits.queries_in_flight),
      outage(settings.limits.store_timeout_ms) {}

ServerState::~ServerState() = default;

std::optional<TimePoint> ServerState::oldest_store_wait() const {
    std::optional<TimePoint> oldest;
    for (const auto& since :
         {outbox.oldest_pending_at(), queries.oldest_sent_at(), cluster.claiming_since}) {
        if (since && (!oldest || *since < *oldest)) oldest = since;
    }
    return oldest;
}

}  // namespace vegas::core
