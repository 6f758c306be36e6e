#include "server/shell/store/postgres/long_query.hpp"

#include "protocol/texts/plain_text.hpp"

namespace vegas::shell::postgres {

std::int64_t number_in(const PostgresRows& row, int column) {
    return texts::parse_number<std::int64_t>(row.text(0, column)).value_or(0);
}

std::optional<std::int64_t> read_number(PostgresConnection& connection, const std::string& sql) {
    std::optional<std::int64_t> found;
    connection.each_row("select (" + sql + ")::text", Values(), [&found](const PostgresRows& row) {
        if (!row.is_null(0, 0)) found = number_in(row, 0);
    });
    return found;
}

}  // namespace vegas::shell::postgres
