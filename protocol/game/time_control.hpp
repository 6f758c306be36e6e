// How long a seat has for a decision.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"

namespace vegas::protocol {

inline constexpr std::int64_t kDecisionMsLeast = 1'000;
inline constexpr std::int64_t kDecisionMsMost = 1'209'600'000;  // 14 days
inline constexpr std::int64_t kDaysMsLeast = 86'400'000;  // from here on a table is played by days
inline constexpr std::int64_t kDecisionMsDefault = 120'000;

struct TimeControl {
    std::int64_t decision_ms = kDecisionMsDefault;
    bool operator==(const TimeControl&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("clock", "How long a seat has for a decision.",
                         is.required("decision_ms", &TimeControl::decision_ms,
                                     as::number(kDecisionMsLeast, kDecisionMsMost)));
    }
};

}  // namespace vegas::protocol
