// Connects to the first server of a URL that accepts writes.
#pragma once

#include <memory>
#include <string>

struct pg_conn;

namespace vegas::shell::postgres {

using ConnectionHandle = std::unique_ptr<pg_conn, void (*)(pg_conn*)>;

struct ConnectResult {
    ConnectionHandle handle;
    // Why the server refuses writes; empty if it accepts them. PgBouncer calls a server a standby
    // long after its promotion, so only the server can tell.
    std::string standby_error;
};

// At most two seconds for each server. Throws PostgresError.
[[nodiscard]] ConnectResult connect(const std::string& url);

}  // namespace vegas::shell::postgres
