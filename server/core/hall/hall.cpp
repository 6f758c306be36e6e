#include "server/core/hall/hall.hpp"

#include <algorithm>
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
    const auto appended = outbox.oldest();
    const auto asked = asks.oldest();
    if (!appended || !asked) return appended ? appended : asked;
    return std::min(*appended, *asked);
}

}  // namespace vegas::core
