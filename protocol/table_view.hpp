// The whole of what a viewer of a table sees: the table, the game on it, and the viewer's own part.
// README.md, section 5. Plain values, made by the server core; view_json.hpp writes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/action.hpp"
#include "engine/bots/policy.hpp"
#include "engine/game_view.hpp"
#include "engine/setup.hpp"
#include "engine/view.hpp"

namespace vegas::protocol {

enum class TableStatus : std::uint8_t { open, playing, finished };
[[nodiscard]] std::string_view name_of(TableStatus);

struct SeatInfo {
    std::string player;  // public id; empty: a house bot
    std::string name;
    std::optional<bots::Level> bot;
    bool ready = false;
    bool away = false;
    std::optional<std::string> seed;  // shown from the start on
    bool operator==(const SeatInfo&) const = default;
};

struct TableInfo {
    std::string id, game, invite, host;  // host: a player's id, empty where there is none
    Setup setup;
    bool is_private = true;
    TableStatus status = TableStatus::open;
    std::optional<std::int64_t> decision_ms;
    std::vector<std::optional<SeatInfo>> seats;
    std::uint32_t spectators = 0;
    std::string commitment;   // hex
    std::string server_seed;  // hex; empty until the game has ended
    bool quick = false;       // made by quick_play
    bool operator==(const TableInfo&) const = default;
};

// A choice that was made and is not shown yet.
struct SealedView {
    Seat seat = kNobody;
    std::string commitment;  // hex
    bool operator==(const SealedView&) const = default;
};

struct TableView {
    TableInfo table;
    std::optional<GameView> game;  // nothing before the start; its `own` is not used here
    std::vector<SealedView> sealed;
    bool operator==(const TableView&) const = default;
};

// The viewer's own part: nothing for a spectator.
struct You {
    Seat seat = kNobody;
    std::vector<Dollars> cards;
    Dollars total = 0;
    std::optional<Action> sealed;  // the own choice, while it is not shown to others
    bool operator==(const You&) const = default;
};

}  // namespace vegas::protocol
