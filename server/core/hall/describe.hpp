// What an operator may read of the tables and of the people there: names, ids and addresses, and
// nothing of what is played.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/hall/hall.hpp"

namespace vegas::core {

// A line for each table, and behind it one for each person there, as "key=value" fields.
[[nodiscard]] std::vector<std::string> describe_tables(Hall&);

// Whether the player is here, and from where, and a line for each of their tables; empty: nobody
// here is called so.
[[nodiscard]] std::vector<std::string> describe_player(Hall&, const std::string& id);
// The tables, of those that are there, where the player is.
[[nodiscard]] std::vector<std::string> tables_of(const Hall&, const std::string& player);
// Ids of players whom the store keeps and who are connected, have a seat, though the house plays
// for them, or are a host.
[[nodiscard]] std::vector<std::string> players_to_keep(const Hall&);

// " program=" with its name, version and author in quotes; empty where there is none.
[[nodiscard]] std::string program_field(const std::optional<protocol::Program>&);

// As the value of a field in a line of the log, or of these.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace vegas::core
