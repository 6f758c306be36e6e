// Which requests give the store something to keep. In an outage they are refused before they change
// anything; those that need its answer are refused where they ask; all others are answered.
#pragma once

#include "protocol/requests/messages.hpp"
#include "server/core/hall/call.hpp"

namespace vegas::core::ops {

[[nodiscard]] bool writes(const Hall&, const Player&, const protocol::Op&);

}  // namespace vegas::core::ops
