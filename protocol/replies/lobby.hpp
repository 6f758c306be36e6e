// What the server tells of tables to those who are not there, as plain values, described once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/policy.hpp"
#include "engine/setup.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "protocol/replies/tags.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::protocol {

// What a list of tables shows of one. What of its setup is long, it leaves to the table itself.
struct LobbyEntry {
    struct Player {
        std::string name;
        std::optional<bots::Level> bot;  // decides for the seat
        bool program = false;            // plays for the player
        bool operator==(const Player&) const = default;
        static constexpr auto wire(auto is) {
            return is.object(
                "lobby_player", "Who sits there.", is.always("name", &Player::name, as::name),
                is.sometimes("bot", &Player::bot, as::word, "the level of a house bot"),
                is.sometimes("program", &Player::program, as::yes,
                             "a bot that somebody has written"));
        }
    };
    std::string table;
    Setup setup;
    int taken = 0;
    TableStatus status{};
    std::vector<Player> players;
    std::uint32_t spectators = 0;
    bool quick = false;  // made by quick_play
    bool people_only = false;
    bool operator==(const LobbyEntry&) const = default;

    static Ruleset ruleset(const LobbyEntry& e) { return e.setup.ruleset; }
    static int seats(const LobbyEntry& e) { return e.setup.seats; }
    static Setup options(const LobbyEntry&);
    static bool own_board(const LobbyEntry& e) { return e.setup.board.has_value(); }
    static bool own_tiles(const LobbyEntry& e) { return e.setup.tile_set.has_value(); }
    static constexpr auto wire(auto is) {
        return is.object(
            "lobby_table", "A public table.", is.always("table", &LobbyEntry::table, as::table_id),
            is.always("ruleset", &LobbyEntry::ruleset, as::word),
            is.always("options", &LobbyEntry::options, as::options,
                      "without `board` and `tile_set`, which only the table itself tells"),
            is.sometimes("own_board", &LobbyEntry::own_board, as::yes, "there is a `board`"),
            is.sometimes("own_tiles", &LobbyEntry::own_tiles, as::yes, "there is a `tile_set`"),
            is.always("seats", &LobbyEntry::seats, as::number(2, kSeatsMax), "how many"),
            is.always("taken", &LobbyEntry::taken, as::number(0, kSeatsMax)),
            is.always("status", &LobbyEntry::status, as::word),
            is.always("players", &LobbyEntry::players, as::list(as::in_order, 0, kSeatsMax)),
            is.always("spectators", &LobbyEntry::spectators, kCount),
            is.sometimes("quick", &LobbyEntry::quick, as::yes, "made by `quick_play`"),
            is.sometimes("people_only", &LobbyEntry::people_only, as::yes,
                         "no programs may sit down"));
    }
};
[[nodiscard]] std::string to_json(const LobbyEntry&);

struct LobbyPlace {
    int page = 1, pages = 1;
    std::size_t count = 0;
    bool operator==(const LobbyPlace&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "lobby_place", "Which page it is, and of how many.",
            is.always("page", &LobbyPlace::page, as::number(1, kLobbyPages)),
            is.always("pages", &LobbyPlace::pages, as::number(1, kLobbyPages),
                      "how many there are"),
            is.always("count", &LobbyPlace::count, kCount, "of the tables on all of them"));
    }
};
// What whoever has its link or invite is told of a table.
struct Glimpse {
    LobbyEntry entry;
    std::string host;  // a name; empty: there is none
    static constexpr auto wire(auto is) {
        return is.object("glimpse", "A table as those see it who are not there.",
                         is.part(&Glimpse::entry), is.sometimes("host", &Glimpse::host, as::name));
    }
};
// In both of these `tables` are members of a list, each as to_json() has it.
struct Lobby {
    LobbyPlace place;
    std::string tables;
    static constexpr auto wire(auto is) {
        return is.object(
            "lobby",
            "A page of the public tables that are not finished: those with a free seat first.",
            is.part(&Lobby::place),
            is.always("tables", &Lobby::tables, as::written<LobbyEntry>(kLobbyTables), "in order"));
    }
};
struct LobbyUpdate {
    LobbyPlace place;
    std::vector<std::string> shown;
    std::string tables;
    static constexpr auto wire(auto is) {
        return is.object(
            "lobby.update", "What changed on the page; at most twice a second.",
            is.part(&LobbyUpdate::place),
            is.always("shown", &LobbyUpdate::shown, as::list(as::table_id, 0, kLobbyTables),
                      "every table of the page, in order"),
            is.always("tables", &LobbyUpdate::tables, as::written<LobbyEntry>(kLobbyTables),
                      "those that are new on it, or changed"));
    }
};

}  // namespace vegas::protocol
