// Describes tables and people for the operator: names, ids and addresses, nothing of the games.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/base/descriptions.hpp"
#include "server/core/state/server_state.hpp"

namespace vegas::core {

[[nodiscard]] std::vector<TableDescription> describe_tables(ServerState&);

// nullopt if nobody here has this id.
[[nodiscard]] std::optional<PersonDescription> describe_player(ServerState&, const std::string& id);

// The people connected to this server whose names contain this text, in upper or lower case; all if
// it is empty. In the order of their names.
[[nodiscard]] std::vector<PersonDescription> describe_people(ServerState&, const std::string& name);

// Ids of the players who have this name, in upper or lower case, and are connected here or at one
// of the tables here.
[[nodiscard]] std::vector<std::string> find_players_by_name(ServerState&, const std::string& name);

// nullopt if there is no such table, or a private one at another server.
[[nodiscard]] std::optional<TableInvitation> describe_invitation(const ServerState&,
                                                                 const std::string& table);

// Ids of players in the store who are connected, have a seat, even if the house plays it, or are a
// host.
[[nodiscard]] std::vector<std::string> players_to_keep(const ServerState&);

// " program=" with name, version and author in quotes; empty if there is none.
[[nodiscard]] std::string program_field(const std::optional<protocol::BotProgram>&);

// Quoted as a field's value in such lines and in the log.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace vegas::core
