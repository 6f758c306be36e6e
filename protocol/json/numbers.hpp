// The kinds of numbers that several messages use, each with its range.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"

namespace vegas::protocol {

inline constexpr std::int64_t kExact = 1LL << 53;  // exact for every JSON reader
inline constexpr as::NumberFormat kVersion = as::number(0, kExact);
inline constexpr as::NumberFormat kDecision = as::number(1, UINT32_MAX);
inline constexpr as::NumberFormat kMs = as::number(0, kExact);
inline constexpr as::NumberFormat kCount = as::number(0, INT32_MAX);

inline constexpr int kGamesMost = 50;          // of `games.mine`, per reply
inline constexpr int kWaitingGamesMost = 100;  // of `games.waiting`
inline constexpr int kLobbyTables = 20;        // per page
inline constexpr int kLobbyPages = 1'000'000;

}  // namespace vegas::protocol
