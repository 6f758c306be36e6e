#include "server/core/table/seating_recorder.hpp"

#include <algorithm>

#include "server/core/table/pending_changes.hpp"
#include "server/core/table/seating.hpp"

namespace vegas::core {
namespace {

journal::Hosted host_record(const Seating& seating) {
    const Person* host = seating.host();
    if (host == nullptr) return {};
    return {host->id, host->name, host->program};
}

}  // namespace

journal::Seated seat_record(const Seating& seating, Seat seat) {
    const auto& o = seating.seats()[to_index(seat)];
    if (!o) return {.seat = seat, .player = {}, .name = {}, .bot = {}, .seed = {}};
    journal::Seated record{.seat = seat,
                           .player = o->id,
                           .name = o->name,
                           .bot = o->bot,
                           .program = o->program,
                           .ready = o->ready,
                           .hurried = o->hurried,
                           .forgotten = o->forgotten,
                           .seed = o->seed};
    record.set_missed_deadlines(o->missed);
    return record;
}

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
        journal::Seated now_there = seat_record(seating, seat.seat);
        if (now_there == seat) continue;
        changes.add_record(now, now_there);
        seat = std::move(now_there);
    }
    if (journal::Hosted host = host_record(seating); host != host_) {
        changes.add_record(now, host);
        host_ = std::move(host);
    }
    const auto& removed = seating.removed().list();
    if (removed != removed_) note_removed(removed, now, changes);
    if (seating.removed().addresses() != addresses_) {
        note_addresses(seating.removed(), now, changes);
    }
}

// A player who is deleted goes from the stored records by journal/anonymize.hpp.
void SeatingRecorder::note_addresses(const RemovedPlayers& removed, TimePoint now,
                                     PendingChanges& changes) {
    for (const RemovedAddress& known : addresses_) {
        if (!removed.has_address(known.hash)) {
            changes.add_record(now, journal::AddressRemoved{known.hash, {}, true});
        }
    }
    for (const RemovedAddress& address : removed.addresses()) {
        if (std::ranges::find(addresses_, address.hash, &RemovedAddress::hash) ==
            addresses_.end()) {
            changes.add_record(now, journal::AddressRemoved{address.hash, address.player});
        }
    }
    addresses_ = removed.addresses();
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
    host_ = host_record(seating);
    removed_ = seating.removed().list();
    addresses_ = seating.removed().addresses();
    seats_.clear();
    for (std::size_t i = 0; i < seating.seats().size(); ++i) {
        seats_.push_back(seat_record(seating, static_cast<Seat>(i)));
    }
}

}  // namespace vegas::core
