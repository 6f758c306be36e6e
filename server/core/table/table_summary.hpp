// What the lobby, quick play and players' lists show of a table.
#pragma once

#include <cstdint>
#include <optional>

#include "protocol/replies/replies.hpp"
#include "server/core/base/time.hpp"
#include "server/core/table/table.hpp"

namespace vegas::core {

[[nodiscard]] protocol::LobbyEntry lobby_entry(const Table&);
// REQUIRES: the game is under way.
[[nodiscard]] protocol::WaitingGame summarize_waiting_game(const Table&, UtcTime since);
// Open, quick, and with a free seat.
[[nodiscard]] bool is_waiting_for_players(const Table&);
// Of a quick table.
[[nodiscard]] bool is_start_due(const Table&, TimePoint now);
// nullopt: it is not this player's.
[[nodiscard]] std::optional<std::uint32_t> open_decision_of(const Table&, PlayerKey);

}  // namespace vegas::core
