// What replication has to do with the promise that nothing acknowledged is lost. All functions
// throw PostgresError.
#pragma once

#include <string>
#include <vector>

#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

// Why the database may lose what was acknowledged, one sentence each; empty if it does not.
using Doubts = std::vector<std::string>;
[[nodiscard]] Doubts doubts_of(PostgresConnection&);

// Throws a transient error while the database still follows another one by logical replication.
void require_no_subscription(PostgresConnection&);

// Completes a database that was filled by logical replication: that copies rows, but not how far
// sequences have come.
void advance_sequences(PostgresConnection&);

}  // namespace vegas::shell::postgres
