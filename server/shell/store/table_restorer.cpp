#include "server/shell/store/table_restorer.hpp"

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/postgres_table_restorer.hpp"
#include "server/shell/store/sqlite/sqlite_table_restorer.hpp"

namespace vegas::shell {

std::unique_ptr<TableRestorer> open_table_restorer(const std::string& data) {
    if (is_database(data)) return std::make_unique<postgres::PostgresTableRestorer>(data);
    return std::make_unique<sqlite::SqliteTableRestorer>(data);
}

}  // namespace vegas::shell
