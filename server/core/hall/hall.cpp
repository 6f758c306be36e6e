#include "server/core/hall/hall.hpp"

#include <utility>

namespace vegas::core {

Hall::Hall(Settings s, Entropy& e, std::uint64_t of_start)
    : settings(std::move(s)),
      entropy(e),
      incarnation(of_start),
      people(settings.limits, e),
      outbox(settings.limits.queue_bytes) {}

Hall::~Hall() = default;

}  // namespace vegas::core
