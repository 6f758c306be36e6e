#include "server/core/hall/hall.hpp"

#include <utility>

namespace vegas::core {

Hall::Hall(Settings s, Entropy& e)
    : settings(std::move(s)),
      entropy(e),
      people(settings.limits, e),
      outbox(settings.limits.queue_bytes),
      archive(settings.limits.transcripts_bytes),
      epoch(random_id(e, kEpochChars)) {}

Hall::~Hall() = default;

}  // namespace vegas::core
