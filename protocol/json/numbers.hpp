// The kinds of numbers that several messages hold, each with its range.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"

namespace vegas::protocol {

inline constexpr std::int64_t kExact = 1LL << 53;  // what every JSON reader keeps exact
inline constexpr as::Number kVersion = as::number(0, kExact);
inline constexpr as::Number kDecision = as::number(1, UINT32_MAX);
inline constexpr as::Number kMs = as::number(0, kExact);
inline constexpr as::Number kCount = as::number(0, INT32_MAX);

inline constexpr int kGamesMost = 50;    // of `games.mine`, in one reply
inline constexpr int kLobbyTables = 20;  // on a page of the lobby
inline constexpr int kLobbyPages = 1'000'000;

}  // namespace vegas::protocol
