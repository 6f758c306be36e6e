// What a connection pooler in front of the database may do. It tells nobody that it is there, so it
// is judged by what it does.
#pragma once

#include <string>

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

// Throws PostgresError if a standby answers, or if `connection` does not keep its session as
// `pooling` expects. It opens a second connection to `url`.
void require_pooling(PostgresConnection& connection, const std::string& url,
                     DatabasePooling pooling);

}  // namespace vegas::shell::postgres
