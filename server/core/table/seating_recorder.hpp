// Records changes of a table's seating by comparing it with what the journal has, so that no change
// can be forgotten.
#pragma once

#include <vector>

#include "protocol/replies/replies.hpp"
#include "server/core/base/time.hpp"
#include "server/core/journal/records.hpp"
#include "server/core/table/removed_players.hpp"

namespace vegas::core {

class Seating;
class PendingChanges;

[[nodiscard]] journal::Seated seat_record(const Seating&, Seat);

class SeatingRecorder {
public:
    // Adds a record for each seat, host, removal and admission that differs from the journal.
    void record_changes(const Seating&, TimePoint now, PendingChanges&);
    // The journal has exactly this.
    void reset(const Seating&);

private:
    void note_removed(const std::vector<protocol::PersonInfo>& removed, TimePoint now,
                      PendingChanges&);
    void note_addresses(const RemovedPlayers&, TimePoint now, PendingChanges&);

    std::vector<journal::Seated> seats_;
    journal::Hosted host_;
    std::vector<protocol::PersonInfo> removed_;
    std::vector<RemovedAddress> addresses_;
};

}  // namespace vegas::core
