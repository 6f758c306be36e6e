// Coming to a table, an old one or a new one: what several ops have in common.
#pragma once

#include <optional>
#include <string>

#include "server/core/hall/call.hpp"

namespace vegas::core::ops {

[[nodiscard]] inline Person person_of(const Player& player) {
    return {player.key, player.id, player.name, player.program};
}

// How a player wants to be at a table.
struct Wish {
    bool as_spectator = false;
    std::optional<Seat> seat{};
    std::optional<std::string> seed{};
    std::optional<std::string> once{};  // of the request
};

// The table where an earlier request of the player with the same id has led, with the player there;
// null: there was none, or the table is gone.
[[nodiscard]] Result<Table*> come_again(Call&, const Connection&, Player&, const Wish&);

// Joins, tells the others, and lists the table with the player.
[[nodiscard]] Outcome join(Call&, const Connection&, Table&, Player&, const Wish&);

// A new table with the player at it. It gives the config what the op does not know: ids, founder.
[[nodiscard]] Result<Table*> make_table(Call&, const Connection&, Player&, TableConfig,
                                        const Wish&);

// Tokens and invites are guessed: nothing if the connection may try another one, else the refusal.
[[nodiscard]] Outcome may_guess(Call&, const Connection&);

}  // namespace vegas::core::ops
