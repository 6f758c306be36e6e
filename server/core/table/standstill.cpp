#include "server/core/table/standstill.hpp"

#include <algorithm>
#include <cstddef>

#include "server/core/table/table_state.hpp"

namespace vegas::core {

void Standstill::begin(TimePoint since) {
    if (since_) return;
    since_ = since;
    ++revision_;
}

void Standstill::end() {
    if (since_) ++revision_;
    since_.reset();
    awaited_since_.reset();
    agreed_.clear();
    has_slept_ = false;
}

void Standstill::await_others(TimePoint since) {
    awaited_since_ = since;
    ++revision_;
}

void Standstill::agree(Seat seat) {
    if (agreed_.insert(seat).second) ++revision_;
}

void Standstill::withdraw(Seat seat) {
    if (agreed_.erase(seat) > 0) ++revision_;
}

void Standstill::backdate(TimePoint since) {
    if (since_) since_ = std::min(*since_, since);
}

void Standstill::extend_deadlines(std::int64_t ms) {
    for (auto* at : {&since_, &awaited_since_}) {
        if (*at) *at = **at + ms;
    }
}

namespace {

bool is_waited_for(const Occupant& o, const Standstill& standstill) {
    // The house played for them before all left.
    const bool was_gone = o.hurried && !standstill.has_slept();
    return o.is_person() && !o.program && o.away && !was_gone;
}

struct Attendance {
    std::size_t back = 0, missing = 0, agreed = 0;  // people with a seat
};

Attendance count_attendance(TableState& table) {
    Attendance count;
    const auto& seats = table.seating.seats();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const bool is_back = has_person(seats[i]) && !seats[i]->program && !seats[i]->away;
        if (!is_back) table.standstill.withdraw(seat);
        if (is_back) ++count.back;
        if (seats[i] && is_waited_for(*seats[i], table.standstill)) ++count.missing;
    }
    count.agreed = table.standstill.agreed().size();
    return count;
}

bool may_go_on(const TableState& table, const Attendance& count, TimePoint now) {
    if (count.missing == 0) return true;
    const auto due = standstill_due(table);
    if (due && now >= *due) return true;
    const std::size_t enough = table.standstill.has_slept() ? 2 : 1;
    return count.agreed >= enough && count.agreed == count.back;
}

// Clocks go on from where they stood.
void go_on(TableState& table, TimePoint now) {
    const Standstill& standstill = table.standstill;
    const TimePoint since = *standstill.since();
    if (standstill.has_slept() || standstill.awaited_since()) {
        table.changes().add_record(now, journal::WentOn{});
    }
    table.standstill.end();
    if (table.pause.is_running()) return table.pause.backdate(since);
    if (!is_person_asked(table)) return;
    // In an outage `now` is when it began, which may be before everybody had gone.
    table.clock.extend_deadlines(std::max<std::int64_t>(now - since, 0), now);
    table.view_publisher.republish_prompt();
}

}  // namespace

void update_standstill(TableState& table, TimePoint now) {
    Standstill& standstill = table.standstill;
    if (table.journal.is_frozen()) return;
    if (!table.match.is_running() || table.config.is_days()) return standstill.end();
    const auto deserted = table.presence.deserted_since();
    if (deserted) standstill.begin(*deserted);
    if (!standstill.is_active()) return;
    const Attendance count = count_attendance(table);
    if (deserted) return;
    if (count.back > 0 && count.missing > 0 && !standstill.awaited_since()) {
        standstill.await_others(now);
        table.changes().add_record(now, journal::Awaited{now.ms});
    }
    if (may_go_on(table, count, now)) go_on(table, now);
}

std::optional<TimePoint> standstill_due(const TableState& table) {
    const auto since = table.standstill.awaited_since();
    if (!since || table.presence.deserted_since()) return std::nullopt;
    return *since + table.limits.standstill_ms;
}

bool is_deserted(const TableState& table) {
    return table.match.is_running() && table.presence.deserted_since();
}

bool is_clock_stopped(const TableState& table) {
    if (table.config.is_days()) return false;
    if (table.pause.is_running()) return true;
    return is_deserted(table) || (table.standstill.is_active() && is_person_asked(table));
}

bool is_person_asked(const TableState& table) {
    const Seat seat = table.match.deciding_seat();
    if (seat == kNobody) return false;
    const Occupant& o = table.seating.occupant_at(seat);
    return o.is_person() && !o.is_played_by_house();
}

std::optional<protocol::StandstillInfo> standstill_info(const Standstill& standstill,
                                                        std::int64_t wait_ms) {
    if (!standstill.is_active()) return std::nullopt;
    protocol::StandstillInfo info{
        .until_ms = {}, .agreed = {standstill.agreed().begin(), standstill.agreed().end()}};
    if (const auto since = standstill.awaited_since()) info.until_ms = since->ms + wait_ms;
    return info;
}

}  // namespace vegas::core
