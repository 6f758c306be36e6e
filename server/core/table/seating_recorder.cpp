#include "server/core/table/seating_recorder.hpp"

#include <algorithm>

#include "server/core/table/seating.hpp"

namespace vegas::core {

void SeatingRecorder::record_changes(const Seating& seating, TimePoint now,
                                     PendingChanges& changes) {
    for (std::size_t i = seats_.size(); i < seating.seats().size(); ++i) {
        seats_.push_back({.seat = static_cast<Seat>(i),  // free, as in a new table
                          .player = {},
                          .name = {},
                          .bot = {},
                          .seed = {}});
    }
    for (journal::Seated& seat : seats_) {
        journal::Seated now_there = seating.seat_record(seat.seat);
        if (now_there == seat) continue;
        changes.add_record(now, now_there);
        seat = std::move(now_there);
    }
    if (journal::Hosted host = seating.host_record(); host != host_) {
        changes.add_record(now, host);
        host_ = std::move(host);
    }
    if (seating.removed() != removed_) note_removed(seating.removed(), now, changes);
}

void SeatingRecorder::note_removed(const std::vector<protocol::PersonInfo>& removed, TimePoint now,
                                   PendingChanges& changes) {
    const auto has = [](const auto& list, const protocol::PersonInfo& who) {
        return std::ranges::find(list, who) != list.end();
    };
    for (const auto& who : removed_) {
        if (!has(removed, who)) {
            changes.add_record(now, journal::Removed{who.player, who.name, true});
        }
    }
    for (const auto& who : removed) {
        if (!has(removed_, who)) changes.add_record(now, journal::Removed{who.player, who.name});
    }
    removed_ = removed;
}

void SeatingRecorder::reset(const Seating& seating) {
    host_ = seating.host_record();
    removed_ = seating.removed();
    seats_.clear();
    for (std::size_t i = 0; i < seating.seats().size(); ++i) {
        seats_.push_back(seating.seat_record(static_cast<Seat>(i)));
    }
}

}  // namespace vegas::core
