#include "server/core/table/slow_play.hpp"

#include <algorithm>

namespace vegas::core {
namespace {

constexpr int kHurriedAfter = 2;  // deadlines in a row

}  // namespace

void count_missed_deadline(Occupant& o, const TableConfig& config) {
    if (config.is_days()) {
        o.missed = o.away && o.missed > 0 ? kHurriedAfter : 1;
        o.hurried = o.missed == kHurriedAfter;
        return;
    }
    if (config.limits_slow_play()) o.missed = std::min(o.missed + 1, kHousePlaysAfter);
    o.hurried = o.away || o.missed >= kHurriedAfter;
}

void forgive_absence(Occupant& o, const TableConfig& config) {
    if (config.is_days()) o.missed = std::min(o.missed, 1);
    o.hurried = o.missed >= kHurriedAfter;
}

void forgive_missed_deadlines(Occupant& o) {
    o.missed = 0;
    o.hurried = false;
}

void take_back_from_house(Occupant& o) { o.missed = kHurriedAfter; }

std::optional<std::int64_t> hurried_ms(const Occupant& o, const TableConfig& config,
                                       const Limits& limits) {
    if (!o.hurried) return std::nullopt;
    const bool is_slow = config.limits_slow_play() && o.missed >= kHurriedAfter;
    return is_slow ? limits.slow_decision_ms : limits.away_decision_ms;
}

}  // namespace vegas::core
