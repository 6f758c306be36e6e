#include "tests/sim/recorded_tables.hpp"

#include <type_traits>
#include <utility>
#include <variant>

#include "protocol/game/time_control.hpp"

namespace vegas::sim {

namespace journal = core::journal;

namespace {

constexpr int kHousePlaysAfter = 3;  // deadlines missed in a row

bool limits_slow_play(const journal::Created& table) {
    return table.decision_ms && !protocol::is_played_in_days(table.decision_ms) &&
           (!table.is_private || table.slow_play_limit);
}

// The free seats go with the start.
void close_up(std::map<Seat, journal::Seated>& seats) {
    std::map<Seat, journal::Seated> taken;
    for (auto& [seat, there] : seats) {
        if (!there.is_free()) taken.emplace(static_cast<Seat>(taken.size()), std::move(there));
    }
    seats = std::move(taken);
}

}  // namespace

bool RecordedTable::is_houses(Seat seat) const {
    const auto it = seats.find(seat);
    if (it == seats.end()) return false;
    return it->second.bot || it->second.missed_deadlines() >= kHousePlaysAfter;
}

void RecordedTables::on_record(const journal::Entry& entry) {
    RecordedTable& table = tables_[entry.table];
    std::visit(
        [&table]<class T>(const T& record) {
            if constexpr (std::is_same_v<T, journal::Created>) {
                table = {.decision_ms = record.decision_ms,
                         .limits_slow_play = limits_slow_play(record),
                         .seats = {},
                         .left_ms = {}};
            } else if constexpr (std::is_same_v<T, journal::GameOpened>) {
                table.open = record.decisions_before + 1;
            } else if constexpr (std::is_same_v<T, journal::Seated>) {
                table.seats[record.seat] = record;
            } else if constexpr (std::is_same_v<T, journal::Started>) {
                close_up(table.seats);
                table.plays = true;
            } else if constexpr (std::is_same_v<T, journal::Acted>) {
                table.open = record.decision + 1;
                table.left_ms.reset();
            } else if constexpr (std::is_same_v<T, journal::Timed>) {
                table.left_ms = record.left_ms;
            } else if constexpr (std::is_same_v<T, journal::Ended>) {
                table.plays = false;
            }
        },
        entry.record);
    table.seq = entry.seq;
    table.incarnation = entry.incarnation;
}

}  // namespace vegas::sim
