#include "tests/sim/recorded_tables.hpp"

#include <type_traits>
#include <utility>
#include <variant>

namespace vegas::sim {

namespace journal = core::journal;

namespace {

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
    return it != seats.end() && it->second.bot.has_value();
}

void RecordedTables::on_record(const journal::Entry& entry) {
    RecordedTable& table = tables_[entry.table];
    std::visit(
        [&table]<class T>(const T& record) {
            if constexpr (std::is_same_v<T, journal::Created>) {
                table = {.decision_ms = record.decision_ms, .seats = {}, .left_ms = {}};
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
}

}  // namespace vegas::sim
