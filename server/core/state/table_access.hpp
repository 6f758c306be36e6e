// Finds the table of a request, for a player who may do this there. The table found is marked as
// the one in use.
#pragma once

#include <string>

#include "server/core/base/error.hpp"
#include "server/core/state/context.hpp"

namespace vegas::core {

// Null if there is no such table.
[[nodiscard]] Table* find_table(Context&, const std::string& id);
// The table with this invite, which lets anybody join.
[[nodiscard]] Result<Table*> find_by_invite(Context&, const std::string& invite);
// The table, if the player may know of it: it is public, or the player is a member.
[[nodiscard]] Result<Table*> find_as_viewer(Context&, const std::string& id, const PlayerState&);
// As find_as_viewer(), if the player is a member; is its host; is a host with authority, which a
// quick table, filled by chance, never has.
[[nodiscard]] Result<Table*> find_as_member(Context&, const std::string& id, const PlayerState&);
[[nodiscard]] Result<Table*> find_as_host(Context&, const std::string& id, const PlayerState&);
[[nodiscard]] Result<Table*> find_as_host_with_authority(Context&, const std::string& id,
                                                         const PlayerState&);

}  // namespace vegas::core
