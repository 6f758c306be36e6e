// One of the servers that share a store. Each is named by its incarnation, so a server that has
// started anew is another one.
#pragma once

#include <cstdint>

namespace vegas::core {

using NodeId = std::uint64_t;
inline constexpr NodeId kNoNode = 0;

}  // namespace vegas::core
