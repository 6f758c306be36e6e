// Three kinds of time, all in whole milliseconds. The core never reads a clock: every input carries
// the time.
#pragma once

#include <compare>
#include <cstdint>

namespace vegas::core {

// For deadlines. Starts at UTC when the process starts and never goes back. It stands still while
// the machine is suspended.
struct TimePoint {
    std::int64_t ms = 0;
    auto operator<=>(const TimePoint&) const = default;
};

// For dates of games, bans and visits. Follows the system clock, and jumps with it.
struct UtcTime {
    std::int64_t ms = 0;  // since 1970, UTC
    auto operator<=>(const UtcTime&) const = default;
};

// For deadlines of games that sleep. The store counts it, and only while a server is at work.
struct ServedTime {
    std::int64_t ms = 0;
    auto operator<=>(const ServedTime&) const = default;
};

constexpr TimePoint operator+(TimePoint t, std::int64_t ms) { return {t.ms + ms}; }
constexpr std::int64_t operator-(TimePoint a, TimePoint b) { return a.ms - b.ms; }
constexpr UtcTime operator+(UtcTime t, std::int64_t ms) { return {t.ms + ms}; }
constexpr std::int64_t operator-(UtcTime a, UtcTime b) { return a.ms - b.ms; }
constexpr ServedTime operator+(ServedTime t, std::int64_t ms) { return {t.ms + ms}; }
constexpr std::int64_t operator-(ServedTime a, ServedTime b) { return a.ms - b.ms; }

}  // namespace vegas::core
