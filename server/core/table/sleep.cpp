#include "server/core/table/sleep.hpp"

#include <algorithm>

namespace vegas::core {
namespace {

// It takes up to a minute to see that a game is due, and to wake it costs more than to keep it.
constexpr std::int64_t kWorthSleepingMs = 60'000;

}  // namespace

bool may_sleep_at(const TableState& table, TimePoint at) {
    if (!table.config.is_days()) return true;
    if (!is_person_asked(table)) return false;
    const auto deadline = table.clock.next();
    return deadline && *deadline - at >= kWorthSleepingMs &&
           !table.seating.occupant_at(table.match.deciding_seat()).hurried;
}

bool Sleep::may_begin(TimePoint now) const {
    return is_deserted(table_) && may_sleep_at(table_, now);
}

// What is left of a live game's clock stands since the game does.
std::optional<ServedTime> Sleep::begin(TimePoint now, std::optional<ServedTime> served) {
    TimePoint stopped_at = table_.standstill.since().value_or(now);
    if (const auto& pause = table_.pause.running()) stopped_at = std::min(stopped_at, pause->since);
    const auto left_ms = table_.clock.left_ms(stopped_at);
    if (left_ms) {
        table_.changes().add_record(now, journal::Timed{table_.match.open_decision(), *left_ms});
    }
    std::optional<ServedTime> due;
    if (table_.config.is_days() && left_ms && served) due = *served + *left_ms;
    table_.changes().add_record(now, journal::Slept{due ? std::optional(due->ms) : std::nullopt});
    return due;
}

// It is recorded like any other note of the clock. After a crash before that, the record of falling
// asleep says the same.
bool Sleep::resume_clock(TimePoint now, ServedTime served) {
    const auto due = table_.clock.asleep_until();
    if (!due || !table_.match.is_running()) return false;
    const auto left_ms = std::clamp<std::int64_t>(*due - served, 0, *table_.config.decision_ms);
    table_.changes().add_record(now, journal::Timed{table_.match.open_decision(), left_ms});
    table_.clock.set_remaining(left_ms, now);
    table_.view_publisher.republish_prompt();
    return true;
}

std::optional<std::int64_t> Sleep::clock_left(TimePoint now) const {
    return is_clock_stopped(table_) ? std::nullopt : table_.clock.left_ms(now);
}

}  // namespace vegas::core
