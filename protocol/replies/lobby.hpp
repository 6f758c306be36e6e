// Messages about tables for clients that are not at them. Plain values, each described once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/level.hpp"
#include "engine/setup.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "protocol/replies/tags.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::protocol {

// A table in a list of tables. It leaves out the long parts of the setup.
struct LobbyEntry {
    struct Player {
        std::string name;
        std::optional<bots::Level> bot;  // the level that decides for the seat
        bool program = false;            // a program plays for the player
        bool operator==(const Player&) const = default;
        static constexpr auto wire(auto is) {
            return is.object("lobby_player", "Who sits there.",
                             is.required("name", &Player::name, as::name),
                             is.optional("bot", &Player::bot, as::word, "the level of a house bot"),
                             is.optional("program", &Player::program, as::yes,
                                         "a bot that somebody has written"));
        }
    };
    std::string table;
    Setup setup;                        // without its long options
    std::vector<std::string> left_out;  // the names of the long options that it has
    int taken = 0;
    TableStatus status{};
    std::vector<Player> players;
    std::uint32_t spectators = 0;
    bool quick = false;  // made by quick_play
    bool people_only = false, slow_play_limit = false;
    std::optional<TimeControl> clock{};
    bool operator==(const LobbyEntry&) const = default;

    static Ruleset ruleset(const LobbyEntry& e) { return e.setup.ruleset; }
    static int seats(const LobbyEntry& e) { return e.setup.seats; }
    static Setup options(const LobbyEntry& e) { return e.setup; }
    static constexpr auto wire(auto is) {
        return is.object(
            "lobby_table", "A public table.",
            is.required("table", &LobbyEntry::table, as::table_id),
            is.required("ruleset", &LobbyEntry::ruleset, as::word),
            is.required("options", &LobbyEntry::options, as::options),
            is.optional("left_out", &LobbyEntry::left_out, as::list(as::option_name, 1, 16),
                        "options that are too long for a list; the view of the table has them"),
            is.required("seats", &LobbyEntry::seats, as::number(2, kSeatsMax), "how many"),
            is.required("taken", &LobbyEntry::taken, as::number(0, kSeatsMax)),
            is.required("status", &LobbyEntry::status, as::word),
            is.required("players", &LobbyEntry::players, as::list(as::in_order, 0, kSeatsMax)),
            is.required("spectators", &LobbyEntry::spectators, kCount),
            is.optional("quick", &LobbyEntry::quick, as::yes, "made by `quick_play`"),
            is.optional("people_only", &LobbyEntry::people_only, as::yes,
                        "no programs may sit down"),
            is.optional("slow_play_limit", &LobbyEntry::slow_play_limit, as::yes, kAboutSlowPlay),
            is.required("clock", &LobbyEntry::clock, as::or_null(as::object),
                        "null: nobody is hurried"));
    }
};
[[nodiscard]] std::string to_json(const LobbyEntry&);

struct LobbyPage {
    int page = 1, pages = 1;
    std::size_t count = 0;
    bool operator==(const LobbyPage&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "lobby_place", "Which page it is, and of how many.",
            is.required("page", &LobbyPage::page, as::number(1, kLobbyPages)),
            is.required("pages", &LobbyPage::pages, as::number(1, kLobbyPages),
                        "how many there are"),
            is.required("count", &LobbyPage::count, kCount, "of the tables on all of them"));
    }
};
// A table as shown to a client that has its link or invite.
struct TableSummaryReply {
    LobbyEntry entry;
    std::string host;  // a name; empty if none
    static constexpr auto wire(auto is) {
        return is.object("table_summary", "A table as those see it who are not there.",
                         is.part(&TableSummaryReply::entry),
                         is.optional("host", &TableSummaryReply::host, as::name));
    }
};
// `tables` in both structs: members of a list, each as written by to_json().
struct LobbyMessage {
    LobbyPage page;
    std::string tables;
    static constexpr auto wire(auto is) {
        return is.object(
            "lobby",
            "A page of the public tables that are not finished: those with a free seat first.",
            is.part(&LobbyMessage::page),
            is.required("tables", &LobbyMessage::tables, as::written<LobbyEntry>(kLobbyTables),
                        "in order"));
    }
};
struct LobbyUpdateMessage {
    LobbyPage page;
    std::vector<std::string> shown;
    std::string tables;
    static constexpr auto wire(auto is) {
        return is.object("lobby.update", "What changed on the page; at most twice a second.",
                         is.part(&LobbyUpdateMessage::page),
                         is.required("shown", &LobbyUpdateMessage::shown,
                                     as::list(as::table_id, 0, kLobbyTables),
                                     "every table of the page, in order"),
                         is.required("tables", &LobbyUpdateMessage::tables,
                                     as::written<LobbyEntry>(kLobbyTables),
                                     "those that are new on it, or changed"));
    }
};

}  // namespace vegas::protocol
