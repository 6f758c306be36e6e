// A PostgreSQL that runs as long as the tests do (tests/support/postgres_server), with a schema for
// each test.
#pragma once

#include <string>

namespace vegas::shell::test {

// The URL of a database without any tables. Throws std::runtime_error if there is no PostgreSQL.
[[nodiscard]] std::string new_database();

}  // namespace vegas::shell::test
