#include "server/core/table/members_record.hpp"

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
}

void MembersRecord::set(const Members& members) {
    host_ = members.lasting_host();
    seats_.clear();
    for (std::size_t i = 0; i < members.seats().size(); ++i) {
        seats_.push_back(members.lasting(static_cast<Seat>(i)));
    }
}

}  // namespace vegas::core
