// The number of seeds in a test of random games. With sanitizers it is one, since each costs ten
// times as much and runs the same code. Tests built with g++ use all.
#pragma once

#include <cstdint>

namespace vegas::test {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
#else
inline constexpr bool kSanitized = false;
#endif

[[nodiscard]] constexpr std::uint64_t seeds(std::uint64_t all) { return kSanitized ? 1 : all; }

}  // namespace vegas::test
