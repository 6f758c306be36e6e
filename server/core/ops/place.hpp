// Making a table, sitting down at one, being told of it, and starting its game: what several ops
// have in common.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/core/core.hpp"

namespace vegas::core::ops {

struct Place {  // that a player asks for
    bool as_spectator = false;
    std::optional<Seat> seat{};
    std::optional<std::string> seed{};
};

// Joins, tells the others, and lists the table with the player.
[[nodiscard]] Outcome take_place(Core&, Table&, Player&, const Place&);

// A new table with the player at it; gives it its ids.
[[nodiscard]] protocol::Result<Table*> make_table(Core&, Player&, TableConfig, const Place&);

[[nodiscard]] Text snapshot_of(const Core&, const Table&, const Player&);

// For who has just been told of the table as it is: how long it still waits, if it does.
void tell_starting(const Core&, const Table&, std::vector<Text>& after);

[[nodiscard]] Outcome start(Core&, Table&);
[[nodiscard]] Outcome start_if_all_ready(Core&, Table&);

// The wait of a quick table is over.
void start_with_bots(Core&, Table&);

}  // namespace vegas::core::ops
