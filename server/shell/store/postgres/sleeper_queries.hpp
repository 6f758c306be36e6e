// Games that sleep: who wakes them, and when they are due. Any server may ask; all functions throw
// PostgresError.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/core/base/storage.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::ListSleeping&);
[[nodiscard]] core::QueryResult run_query(PostgresConnection&, const core::AdvanceServedTime&);
// `home` becomes the home of the table if its game sleeps, else false.
[[nodiscard]] bool wake_table(PostgresConnection&, const std::string& table, std::int64_t home);

}  // namespace vegas::shell::postgres
