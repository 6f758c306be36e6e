#include "protocol/fair/event_log.hpp"

#include "engine/assert.hpp"

namespace vegas::protocol {

std::string EventLog::commitment_of(Seat seat) const {
    const SealedChoice* sealed = seals_->of(seat);
    ASSERT(sealed != nullptr);
    return hex(sealed->commitment);
}

}  // namespace vegas::protocol
