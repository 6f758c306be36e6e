// Virtual time of the core: UTC in whole milliseconds as the shell read it when it started, and
// what has passed since then, so that it never goes back. The core never reads a clock; every input
// says what time it is.
#pragma once

#include <compare>
#include <cstdint>

namespace vegas::core {

struct TimePoint {
    std::int64_t ms = 0;
    auto operator<=>(const TimePoint&) const = default;
};

constexpr TimePoint operator+(TimePoint t, std::int64_t ms) { return {t.ms + ms}; }
constexpr std::int64_t operator-(TimePoint a, TimePoint b) { return a.ms - b.ms; }

}  // namespace vegas::core
