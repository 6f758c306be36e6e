// What people do while a choice at their table is sealed, so that seats change hands meanwhile: its
// maker leaves, comes back or loses the line, the host removes people, spectators ask for seats.
#pragma once

#include "tests/sim/table_replica.hpp"

namespace vegas::sim {

class ClientModel;

// Does one of these, or takes time to answer. False: nothing, so the person plays on. Only in
// worlds with Plan::handovers.
[[nodiscard]] bool move_while_sealed(ClientModel& person, const TableReplica& followed);

}  // namespace vegas::sim
