// Connects with the first of the servers of a URL that takes writes.
#pragma once

#include <memory>
#include <string>

struct pg_conn;

namespace vegas::shell::postgres {

using Handle = std::unique_ptr<pg_conn, void (*)(pg_conn*)>;

struct Opened {
    Handle handle;
    // Why it may take no writes; empty: it does. PgBouncer goes on calling a server a standby long
    // after its promotion, so only the server can tell.
    std::string doubt;
};

// Two seconds for each server at most. Throws Error.
[[nodiscard]] Opened connect(const std::string& url);

}  // namespace vegas::shell::postgres
