#include "server/shell/store/data_reader.hpp"

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/postgres_data_reader.hpp"
#include "server/shell/store/sqlite/sqlite_data_reader.hpp"

namespace vegas::shell {

std::unique_ptr<DataReader> open_data_reader(const std::string& data) {
    if (is_database(data)) return std::make_unique<postgres::PostgresDataReader>(data);
    return std::make_unique<sqlite::SqliteDataReader>(data);
}

}  // namespace vegas::shell
