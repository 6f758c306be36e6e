// Deletes players, and all traces of them, in steps that may each be repeated. Any server may do
// it. Also says what is stored of a player. All functions throw PostgresError.
#pragma once

#include <string>

#include "server/core/base/storage.hpp"
#include "server/shell/store/erasure.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::postgres {

// Removes a portion of what names the players. True: nothing does any more but their own rows.
[[nodiscard]] bool advance(PostgresConnection&, ErasureProgress&);
// Deletes the player with devices and codes, and returns who it was.
[[nodiscard]] core::QueryResult erase_player(PostgresConnection&, const std::string& player);

}  // namespace vegas::shell::postgres
