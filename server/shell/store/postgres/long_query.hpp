// Queries over whole tables, which may take longer than those of play.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

// The only number that the query gives, or nullopt if it is null. Throws PostgresError.
[[nodiscard]] std::optional<std::int64_t> read_number(PostgresConnection&, const std::string& sql);

// The number of a row that each_row() passes on; its column is a text. 0 where it is none.
[[nodiscard]] std::int64_t number_in(const PostgresRows& row, int column);

}  // namespace vegas::shell::postgres
