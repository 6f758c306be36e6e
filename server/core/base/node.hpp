// Names one of the servers that share a store by its incarnation, so that a restarted server gets a
// new name.
#pragma once

#include <cstdint>

namespace vegas::core {

using NodeId = std::uint64_t;
inline constexpr NodeId kNoNode = 0;

}  // namespace vegas::core
