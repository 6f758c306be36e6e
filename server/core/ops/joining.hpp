// Coming to a table, an old one or a new one: what several ops have in common.
#pragma once

#include <optional>
#include <string>

#include "server/core/hall/call.hpp"

namespace vegas::core::ops {

// How a player wants to be at a table.
struct Wish {
    bool as_spectator = false;
    std::optional<Seat> seat{};
    std::optional<std::string> seed{};
};

// Joins, tells the others, and lists the table with the player.
[[nodiscard]] Outcome join(Call&, Table&, Player&, const Wish&);

// A new table with the player at it. It gives the config what the op does not know: ids, founder.
[[nodiscard]] Result<Table*> make_table(Call&, Player&, TableConfig, const Wish&);

}  // namespace vegas::core::ops
