#include "server/core/hall/hall.hpp"

#include <utility>

namespace vegas::core {

Hall::Hall(Settings s, Entropy& e, std::uint64_t of_start)
    : settings(std::move(s)),
      entropy(e),
      incarnation(of_start),
      addresses(settings.limits),
      people(settings.limits, e, settings.shared_key),
      outbox(settings.limits.queue_bytes),
      asks(settings.limits.questions_at_once),
      outage(settings.limits.storage_patience_ms) {}

Hall::~Hall() = default;

std::optional<TimePoint> Hall::waits_since() const {
    std::optional<TimePoint> oldest;
    for (const auto& since : {outbox.oldest(), asks.oldest(), nodes.claims_since}) {
        if (since && (!oldest || *since < *oldest)) oldest = since;
    }
    return oldest;
}

}  // namespace vegas::core
