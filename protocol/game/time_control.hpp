// How long a seat has for a decision.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/describe.hpp"

namespace vegas::protocol {

inline constexpr std::int64_t kDecisionMsLeast = 1'000;
inline constexpr std::int64_t kDecisionMsMost = 14 * 86'400'000LL;
inline constexpr std::int64_t kDecisionMsDefault = 120'000;
inline constexpr std::int64_t kDaysMsLeast = 86'400'000;  // from here on a game is played in days

// Nobody has to be there at the same time, and the clock runs while nobody is. nullopt: no clock.
[[nodiscard]] constexpr bool is_played_in_days(std::optional<std::int64_t> decision_ms) {
    return decision_ms && *decision_ms >= kDaysMsLeast;
}

struct TimeControl {
    std::int64_t decision_ms = kDecisionMsDefault;
    bool operator==(const TimeControl&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("clock",
                         "How long a seat has for a decision. From a day (86400000) on the game is "
                         "played in days: its clock runs while nobody is there.",
                         is.required("decision_ms", &TimeControl::decision_ms,
                                     as::number(kDecisionMsLeast, kDecisionMsMost)));
    }
};

}  // namespace vegas::protocol
