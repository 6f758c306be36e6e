// Describes tables and people for the operator: names, ids and addresses, nothing of the games.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/state/server_state.hpp"

namespace vegas::core {

// "key=value" lines: one for each table, followed by one for each person there.
[[nodiscard]] std::vector<std::string> describe_tables(ServerState&);

// Whether the player is connected, and from where, then a line for each of their tables. Empty if
// nobody here has this id.
[[nodiscard]] std::vector<std::string> describe_player(ServerState&, const std::string& id);
// Ids of players in the store who are connected, have a seat, even if the house plays it, or are a
// host.
[[nodiscard]] std::vector<std::string> players_to_keep(const ServerState&);

// " program=" with name, version and author in quotes; empty if there is none.
[[nodiscard]] std::string program_field(const std::optional<protocol::BotProgram>&);

// Quoted as a field's value in such lines and in the log.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace vegas::core
