// What the server answers and tells, as plain values, described once; to_bytes() writes them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action.hpp"
#include "engine/preview.hpp"
#include "engine/setup.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "protocol/replies/lobby.hpp"
#include "protocol/replies/tags.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::las_vegas {
struct TileRules;
}

namespace vegas::protocol {

// ---- replies without a message of their own: {"re":7,"ok":true,<members>}

struct Done {
    static constexpr auto wire(auto is) { return is.object("done", "It is done."); }
};
struct Created {
    std::string table, invite;
    static constexpr auto wire(auto is) {
        return is.object("created", "The new table; its `snapshot` follows.",
                         is.always("table", &Created::table, as::table_id),
                         is.always("invite", &Created::invite, as::invite));
    }
};
struct AtTable {
    std::string table;
    static constexpr auto wire(auto is) {
        return is.object("at_table", "Where you sit; its `snapshot` follows.",
                         is.always("table", &AtTable::table, as::table_id));
    }
};
struct Sat {
    Seat seat = kNobody;
    static constexpr auto wire(auto is) {
        return is.object("seated", "The seat that was taken.",
                         is.always("seat", &Sat::seat, as::seat));
    }
};
struct Missed {
    std::uint64_t missed = 0;
    static constexpr auto wire(auto is) {
        return is.object("missed", "So many updates follow, and then the open `prompt`.",
                         is.always("missed", &Missed::missed, kCount));
    }
};
// Those at a table of whom its view does not tell.
struct Somebody {
    std::string player, name;
    bool operator==(const Somebody&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("somebody", "A person.",
                         is.always("player", &Somebody::player, as::player_id),
                         is.always("name", &Somebody::name, as::name));
    }
};
struct People {
    std::vector<Somebody> spectators, removed;
    static constexpr auto wire(auto is) {
        return is.object(
            "people", "Those at a table who have no seat there.",
            is.always("spectators", &People::spectators, as::list(as::in_order, 0, INT32_MAX),
                      "who are connected"),
            is.sometimes("removed", &People::removed, as::list(as::in_order, 0, INT32_MAX),
                         "by the host, who can let them in again and alone is told of them"));
    }
};
struct FinishedGame {
    std::string transcript;  // JSON, as it was written when the game ended
    static constexpr auto wire(auto is) {
        return is.object(
            "finished_game", "A transcript.",
            is.always("transcript", &FinishedGame::transcript, as::raw("transcript.json")));
    }
};

// A finished game, as a list of games has it.
struct PlayedGame {
    std::string game, table, invite;
    Ruleset ruleset{};
    std::int64_t ended_ms = 0;  // UTC
    struct Player {
        std::string player, name;        // a house bot has no player
        std::optional<bots::Level> bot;  // played for the seat at the end
        std::int64_t total = 0;
        bool won = false;
        static constexpr auto wire(auto is) {
            return is.object("played_seat", "Who sat there at the end, and with how much.",
                             is.sometimes("player", &Player::player, as::player_id),
                             is.always("name", &Player::name, as::name),
                             is.sometimes("bot", &Player::bot, as::word),
                             is.always("total", &Player::total, as::sum),
                             is.sometimes("won", &Player::won, as::yes));
        }
    };
    std::vector<Player> seats;
    static constexpr auto wire(auto is) {
        return is.object(
            "played_game", "A finished game.", is.always("game", &PlayedGame::game, as::game_id),
            is.always("table", &PlayedGame::table, as::table_id),
            is.sometimes("invite", &PlayedGame::invite, as::invite,
                         "of a private table: with it the game can be read over HTTP"),
            is.always("ruleset", &PlayedGame::ruleset, as::word),
            is.always("ended_ms", &PlayedGame::ended_ms, kMs),
            is.always("seats", &PlayedGame::seats, as::list(as::in_order, 2, kSeatsMax)));
    }
};
[[nodiscard]] std::string to_json(const PlayedGame&);

struct MyGames {
    std::string games;  // members of a list, each as to_json() has it
    bool more = false;
    static constexpr auto wire(auto is) {
        return is.object("my_games", "A page of your finished games.",
                         is.always("games", &MyGames::games, as::written<PlayedGame>(kGamesMost),
                                   "the newest first"),
                         is.sometimes("more", &MyGames::more, as::yes, "there are older ones"));
    }
};

// ---- messages: {"ev":"welcome",<members>}

struct ServerInfo {
    std::string_view name = "vegasd", version;
    std::string page;  // the build of the web page; empty: there is none
    static constexpr auto wire(auto is) {
        return is.object("server_info", "The program.",
                         is.always("name", &ServerInfo::name, as::plain),
                         is.always("version", &ServerInfo::version, as::plain),
                         is.sometimes("page", &ServerInfo::page, as::plain,
                                      "the build of the web page that the server serves"));
    }
};
struct LimitsInfo {
    std::size_t message_bytes = 0, name_chars = kNameChars, seed_chars = kSeedChars,
                tables_per_player = 0, messages_per_second = 0, message_burst = 0;
    static constexpr auto wire(auto is) {
        return is.object("limits", "What the server takes.",
                         is.always("message_bytes", &LimitsInfo::message_bytes, kCount),
                         is.always("name_chars", &LimitsInfo::name_chars, kCount),
                         is.always("seed_chars", &LimitsInfo::seed_chars, kCount),
                         is.always("tables_per_player", &LimitsInfo::tables_per_player, kCount),
                         is.always("messages_per_second", &LimitsInfo::messages_per_second, kCount,
                                   "of a connection, on average; an action that moves the game "
                                   "does not count"),
                         is.always("message_burst", &LimitsInfo::message_burst, kCount, "at once"));
    }
};
[[nodiscard]] std::string_view server_version();

struct Welcome {
    std::string player, name, token;
    std::string page;  // as in ServerInfo
    std::size_t message_bytes = 0, tables_per_player = 0, messages_per_second = 0,
                message_burst = 0;
    struct At {
        std::string table;
        Seat seat = kNobody;
        std::optional<std::uint32_t> decision{};
        static constexpr auto wire(auto is) {
            return is.object("whereabouts", "A table where you are.",
                             is.always("table", &At::table, as::table_id),
                             is.always("seat", &At::seat, as::or_null(as::seat),
                                       "null: you watch, or have left the seat to the house"),
                             is.sometimes("decision", &At::decision, kDecision,
                                          "waits for you; of tables that another server has at "
                                          "the moment, only their `snapshot` says so"));
        }
    };
    std::vector<At> tables;

    static ServerInfo server(const Welcome& w) { return {"vegasd", server_version(), w.page}; }
    static int protocol(const Welcome&) { return 1; }
    static std::nullptr_t caps(const Welcome&) { return nullptr; }
    static LimitsInfo limits(const Welcome& w) {
        return {.message_bytes = w.message_bytes,
                .tables_per_player = w.tables_per_player,
                .messages_per_second = w.messages_per_second,
                .message_burst = w.message_burst};
    }
    static std::span<const RulesetSpec> rulesets(const Welcome&) { return kRulesets; }
    static std::span<const las_vegas::TileRules* const> tiles(const Welcome&);
    static constexpr auto wire(auto is) {
        return is.object("welcome", "Who you are, what there is, and where you are.",
                         is.always("player", &Welcome::player, as::player_id, "public"),
                         is.always("name", &Welcome::name, as::name),
                         is.always("token", &Welcome::token, as::token,
                                   "brings you back; the last one that "
                                   "was used stays valid until this is"),
                         is.always("server", &Welcome::server, as::in_order),
                         is.always("protocol", &Welcome::protocol, as::number(1, 1)),
                         is.always("caps", &Welcome::caps, as::empty),
                         is.always("limits", &Welcome::limits, as::in_order),
                         is.always("rulesets", &Welcome::rulesets, as::list(as::object, 2, 64)),
                         is.always("tiles", &Welcome::tiles, as::list(as::object, 16, 64),
                                   "every casino tile, and what is printed on it"),
                         is.always("tables", &Welcome::tables, as::list(as::in_order, 0, 64)));
    }
};

// An action that may be chosen, and what it would do.
struct Offer {
    Action action{};
    Preview preview{};
};
struct Prompt {
    std::uint32_t decision = 0;
    Seat seat = kNobody;
    Ask kind{};
    std::optional<std::int64_t> deadline_ms;
    std::vector<Offer> actions{};  // for the seat that is asked only; empty: left out
    static constexpr auto wire(auto is) {
        return is.object(
            "open_prompt", "The decision that is open.",
            is.always("decision", &Prompt::decision, kDecision, "rises by one"),
            is.always("seat", &Prompt::seat, as::seat, "that decides"),
            is.always("kind", &Prompt::kind, as::word),
            is.sometimes("deadline_ms", &Prompt::deadline_ms, kMs,
                         "how long the seat still has; missing where the table has no clock"),
            is.sometimes("actions", &Prompt::actions, as::list(as::offer, 1, 64),
                         "every legal action; only for the seat that decides"));
    }
};
struct Prompted {
    std::string table;
    Prompt prompt;
    static constexpr auto wire(auto is) {
        return is.object("prompt", "A seat is to decide.",
                         is.always("table", &Prompted::table, as::table_id),
                         is.part(&Prompted::prompt));
    }
};

// A view as one viewer sees it.
struct SeenView {
    TableView shared;
    std::optional<You> you;
};
struct Snapshot {
    std::string table, epoch;
    std::uint64_t v = 0;
    SeenView view;
    std::string story;  // members of a list, as EventLog has them
    std::optional<Prompt> prompt;
    static constexpr auto wire(auto is) {
        return is.object("snapshot", "A table as you see it.",
                         is.always("table", &Snapshot::table, as::table_id),
                         is.always("epoch", &Snapshot::epoch, as::epoch),
                         is.always("v", &Snapshot::v, kVersion, "the version of the view"),
                         is.always("view", &Snapshot::view, as::view),
                         is.always("story", &Snapshot::story, as::raw_list("event.json"),
                                   "what has happened in the game since its last round ended, or "
                                   "since it began, in order"),
                         is.always("prompt", &Snapshot::prompt, as::or_null(as::in_order),
                                   "the open prompt, as you may see it"));
    }
};

// Everybody's part is written once; with_private() adds that of one viewer.
struct Update {
    std::string_view table;
    std::uint64_t v = 0;
    std::string_view events;  // members of a list, as EventLog has them
    std::string_view patch;   // as patch() gives it
    std::string_view hash;    // as checksum() gives it; empty: none
    std::string_view own;     // as private_patch() gives it; empty: none
    static constexpr auto wire(auto is) {
        return is.object(
            "update", "A table changed: apply `patch`, then `private`.",
            is.always("table", &Update::table, as::table_id),
            is.always("v", &Update::v, kVersion, "rises by one"),
            is.always("events", &Update::events, as::raw_list("event.json"),
                      "what happened, in order"),
            is.always("patch", &Update::patch, as::raw("patch"), "RFC 6902, from v - 1 to v"),
            is.sometimes("hash", &Update::hash, as::hex(4),
                         "CRC-32 of the view without `you`, on every 32nd update"),
            is.sometimes("private", &Update::own, as::raw("patch"), "for you alone: of `you`"));
    }
};

struct Starting {
    std::string table;
    std::int64_t in_ms = 0;
    static constexpr auto wire(auto is) {
        return is.object("starting", "A quick table waits for more players.",
                         is.always("table", &Starting::table, as::table_id),
                         is.always("in_ms", &Starting::in_ms, kMs, "so long at most"));
    }
};
enum class Reason : std::uint8_t { left, closed, seat_expired, removed };
inline constexpr std::array kReasons = std::to_array<Word<Reason>>({
    {Reason::left, "left", "you said so"},
    {Reason::closed, "closed", "the table is gone"},
    {Reason::seat_expired, "seat_expired", "you were away from an open table for too long"},
    {Reason::removed, "removed", "the host has removed you"},
});
constexpr std::span<const Word<Reason>> words(Reason) { return kReasons; }
struct Left {
    std::string table;
    Reason reason{};
    static constexpr auto wire(auto is) {
        return is.object("left", "You are no longer at this table.",
                         is.always("table", &Left::table, as::table_id),
                         is.always("reason", &Left::reason, as::word));
    }
};
struct Replaced {
    static constexpr auto wire(auto is) {
        return is.object("replaced", "You came in by another connection; this one is closed.");
    }
};
struct Closing {
    std::int64_t reconnect_after_ms = 0;
    static constexpr auto wire(auto is) {
        return is.object("closing", "The server stops.",
                         is.always("reconnect_after_ms", &Closing::reconnect_after_ms, kMs,
                                   "come back then or later"));
    }
};
struct Storage {
    bool available = false;
    static constexpr auto wire(auto is) {
        return is.object("storage", "Whether the server can store what is played.",
                         is.always("available", &Storage::available, as::boolean,
                                   "false: until it is true, games stand still, and what would "
                                   "have to be stored is refused"));
    }
};

struct Announcement {
    std::string text;
    static constexpr auto wire(auto is) {
        return is.object("announcement", "The operator says something to everybody.",
                         is.always("text", &Announcement::text, as::plain, "one line"));
    }
};

using Message = std::variant<Welcome, Lobby, LobbyUpdate, Snapshot, Update, Prompted, Starting,
                             Left, Replaced, Closing, Storage, Announcement>;
using Members =
    std::variant<Done, Created, AtTable, Sat, Missed, FinishedGame, MyGames, People, Glimpse>;

[[nodiscard]] std::string to_bytes(const Welcome&);
[[nodiscard]] std::string to_bytes(const Lobby&);
[[nodiscard]] std::string to_bytes(const LobbyUpdate&);
[[nodiscard]] std::string to_bytes(const Prompted&);
[[nodiscard]] std::string to_bytes(const Snapshot&);
[[nodiscard]] std::string to_bytes(const Update&);
[[nodiscard]] std::string to_bytes(const Starting&);
[[nodiscard]] std::string to_bytes(const Left&);
[[nodiscard]] std::string to_bytes(const Replaced&);
[[nodiscard]] std::string to_bytes(const Closing&);
[[nodiscard]] std::string to_bytes(const Storage&);
[[nodiscard]] std::string to_bytes(const Announcement&);

// An update with one viewer's own patch. REQUIRES: the update is whole and has none.
[[nodiscard]] std::string with_private(const std::string& update, std::string_view patch);

// What GET /api/tables and GET /api/version answer; `page` as in ServerInfo.
[[nodiscard]] std::string tables_json(const Lobby&);
[[nodiscard]] std::string version_json(std::string_view page);

// Whatever a request may be answered with, when it is not refused.
using Reply = std::variant<Done, Created, AtTable, Sat, Missed, FinishedGame, MyGames, People,
                           Glimpse, Welcome, Lobby, Snapshot>;

// `re` is the request's id as JSON; empty: the request had none, and then only a message is sent.
// Empty bytes: there is nothing to send.
[[nodiscard]] std::string to_bytes(std::string_view re, const Reply&);
[[nodiscard]] std::string to_bytes(std::string_view re, const Error&);

}  // namespace vegas::protocol
