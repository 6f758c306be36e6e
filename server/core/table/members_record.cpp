#include "server/core/table/members_record.hpp"

#include <algorithm>

#include "server/core/table/members.hpp"

namespace vegas::core {

void MembersRecord::note(const Members& members, TimePoint now, Notes& notes) {
    for (std::size_t i = seats_.size(); i < members.seats().size(); ++i) {
        seats_.push_back({.seat = static_cast<Seat>(i),  // free, as in a new table
                          .player = {},
                          .name = {},
                          .bot = {},
                          .seed = {}});
    }
    for (journal::Seated& seat : seats_) {
        journal::Seated now_there = members.lasting(seat.seat);
        if (now_there == seat) continue;
        notes.record(now, now_there);
        seat = std::move(now_there);
    }
    if (journal::Hosted host = members.lasting_host(); host != host_) {
        notes.record(now, host);
        host_ = std::move(host);
    }
    if (members.removed() != removed_) note_removed(members.removed(), now, notes);
}

void MembersRecord::note_removed(const std::vector<protocol::Somebody>& removed, TimePoint now,
                                 Notes& notes) {
    const auto has = [](const auto& list, const protocol::Somebody& who) {
        return std::ranges::find(list, who) != list.end();
    };
    for (const auto& who : removed_) {
        if (!has(removed, who)) notes.record(now, journal::Removed{who.player, who.name, true});
    }
    for (const auto& who : removed) {
        if (!has(removed_, who)) notes.record(now, journal::Removed{who.player, who.name});
    }
    removed_ = removed;
}

void MembersRecord::set(const Members& members) {
    host_ = members.lasting_host();
    removed_ = members.removed();
    seats_.clear();
    for (std::size_t i = 0; i < members.seats().size(); ++i) {
        seats_.push_back(members.lasting(static_cast<Seat>(i)));
    }
}

}  // namespace vegas::core
