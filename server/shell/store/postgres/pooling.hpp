// What a connection pooler in front of the database may do. It tells nobody that it is there, so it
// is judged by what it does.
#pragma once

#include <string>

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

// Throws PostgresError if `connection`, which is one to `url`, keeps its session for less than
// `pooling`, or if a standby answers.
void require_pooling(PostgresConnection& connection, const std::string& url,
                     DatabasePooling pooling);

}  // namespace vegas::shell::postgres
