// All replies and messages of the server as plain values, each described once; to_bytes() writes
// them.
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
#include "engine/tile_id.hpp"
#include "protocol/game/alike.hpp"
#include "protocol/json/errors.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "protocol/replies/game_lists.hpp"
#include "protocol/replies/lobby.hpp"
#include "protocol/replies/player_replies.hpp"
#include "protocol/replies/tags.hpp"
#include "protocol/view/table_view.hpp"

namespace vegas::las_vegas {
struct TileRules;
}

namespace vegas::protocol {

// ---- replies without a message of their own: {"re":7,"ok":true,<members>}

struct DoneReply {
    static constexpr auto wire(auto is) { return is.object("done", "It is done."); }
};
struct CreatedReply {
    std::string table, invite;
    static constexpr auto wire(auto is) {
        return is.object("created", "The new table; its `snapshot` follows.",
                         is.required("table", &CreatedReply::table, as::table_id),
                         is.required("invite", &CreatedReply::invite, as::invite));
    }
};
struct AtTableReply {
    std::string table;
    static constexpr auto wire(auto is) {
        return is.object("at_table", "Where you sit; its `snapshot` follows.",
                         is.required("table", &AtTableReply::table, as::table_id));
    }
};
struct SeatedReply {
    Seat seat = kNobody;
    static constexpr auto wire(auto is) {
        return is.object("seated", "The seat that was taken.",
                         is.required("seat", &SeatedReply::seat, as::seat));
    }
};
struct MissedReply {
    std::uint64_t missed = 0;
    static constexpr auto wire(auto is) {
        return is.object("missed", "So many updates follow; the last one has the open `prompt`.",
                         is.required("missed", &MissedReply::missed, as::number(1, INT32_MAX)));
    }
};
// A person at a table who is not in its view.
struct PersonInfo {
    std::string player, name;
    bool alike = false;
    bool operator==(const PersonInfo&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("person_info", "A person.",
                         is.required("player", &PersonInfo::player, as::player_id),
                         is.required("name", &PersonInfo::name, as::name),
                         is.optional("alike", &PersonInfo::alike, as::yes, kAlikeToSeated));
    }
};
struct SpectatorsReply {
    std::vector<PersonInfo> spectators, removed;
    static constexpr auto wire(auto is) {
        return is.object(
            "spectators_list", "Those at a table who have no seat there.",
            is.required("spectators", &SpectatorsReply::spectators,
                        as::list(as::in_order, 0, INT32_MAX), "who are connected"),
            is.optional("removed", &SpectatorsReply::removed, as::list(as::in_order, 0, INT32_MAX),
                        "by the host, who can let them in again and alone is told of them"));
    }
};
struct FinishedGameReply {
    std::string transcript;  // JSON, as written when the game ended
    static constexpr auto wire(auto is) {
        return is.object(
            "finished_game", "A transcript.",
            is.required("transcript", &FinishedGameReply::transcript, as::raw("transcript.json")));
    }
};

// ---- messages: {"ev":"welcome",<members>}

struct ServerInfo {
    std::string_view name = "vegasd", version;
    std::string page;  // the build of the web page; empty if none
    std::string imprint_url{}, privacy_url{};
    static constexpr auto wire(auto is) {
        return is.object("server_info", "The program.",
                         is.required("name", &ServerInfo::name, as::plain),
                         is.required("version", &ServerInfo::version, as::plain),
                         is.optional("page", &ServerInfo::page, as::plain,
                                     "the build of the web page that the server serves"),
                         is.optional("imprint_url", &ServerInfo::imprint_url, as::plain,
                                     "an https URL, or a path on the server's site: who runs it"),
                         is.optional("privacy_url", &ServerInfo::privacy_url, as::plain,
                                     "likewise: what happens to the players' data"));
    }
};
struct LimitsInfo {
    std::size_t message_bytes = 0, name_chars = kNameChars, seed_chars = kSeedChars,
                tables_per_player = 0, messages_per_second = 0, message_burst = 0;
    static constexpr auto wire(auto is) {
        return is.object(
            "limits", "What the server takes.",
            is.required("message_bytes", &LimitsInfo::message_bytes, kCount),
            is.required("name_chars", &LimitsInfo::name_chars, kCount),
            is.required("seed_chars", &LimitsInfo::seed_chars, kCount),
            is.required("tables_per_player", &LimitsInfo::tables_per_player, kCount),
            is.required("messages_per_second", &LimitsInfo::messages_per_second, kCount,
                        "of a connection, on average; an action that moves the game "
                        "does not count"),
            is.required("message_burst", &LimitsInfo::message_burst, kCount, "at once"));
    }
};
[[nodiscard]] std::string_view server_version();

struct WelcomeMessage {
    std::string player, name, token, device;
    std::string page, imprint_url, privacy_url;  // as in ServerInfo
    std::size_t message_bytes = 0, tables_per_player = 0, messages_per_second = 0,
                message_burst = 0;
    struct JoinedTable {
        std::string table;
        Seat seat = kNobody;
        std::optional<std::uint32_t> decision{};
        static constexpr auto wire(auto is) {
            return is.object("joined_table", "A table where you are.",
                             is.required("table", &JoinedTable::table, as::table_id),
                             is.required("seat", &JoinedTable::seat, as::or_null(as::seat),
                                         "null: you watch, or have left the seat to the house"),
                             is.optional("decision", &JoinedTable::decision, kDecision,
                                         "waits for you; of tables that another server has at "
                                         "the moment, only their `snapshot` says so"));
        }
    };
    std::vector<JoinedTable> tables;

    static ServerInfo server(const WelcomeMessage& w) {
        return {"vegasd", server_version(), w.page, w.imprint_url, w.privacy_url};
    }
    static int protocol(const WelcomeMessage&) { return 1; }
    static std::nullptr_t caps(const WelcomeMessage&) { return nullptr; }
    static LimitsInfo limits(const WelcomeMessage& w) {
        return {.message_bytes = w.message_bytes,
                .tables_per_player = w.tables_per_player,
                .messages_per_second = w.messages_per_second,
                .message_burst = w.message_burst};
    }
    static std::span<const RulesetSpec> rulesets(const WelcomeMessage&) { return kRulesets; }
    static std::span<const las_vegas::TileRules* const> tiles(const WelcomeMessage&);
    static constexpr auto wire(auto is) {
        return is.object(
            "welcome", "Who you are, what there is, and where you are.",
            is.required("player", &WelcomeMessage::player, as::player_id, "public"),
            is.required("name", &WelcomeMessage::name, as::name),
            is.required("token", &WelcomeMessage::token, as::token,
                        "brings you back, as long as the device is not revoked"),
            is.required("device", &WelcomeMessage::device, as::device_id, "that the token is of"),
            is.required("server", &WelcomeMessage::server, as::in_order),
            is.required("protocol", &WelcomeMessage::protocol, as::number(1, 1)),
            is.required("caps", &WelcomeMessage::caps, as::empty),
            is.required("limits", &WelcomeMessage::limits, as::in_order),
            is.required("rulesets", &WelcomeMessage::rulesets, as::list(as::object, 2, 64)),
            is.required("tiles", &WelcomeMessage::tiles,
                        as::list(as::object, las_vegas::kTiles - 1, 64),
                        "every casino tile, and what is printed on it"),
            is.required("tables", &WelcomeMessage::tables, as::list(as::in_order, 0, 64)));
    }
};

// A legal action, and what it would lead to.
struct Offer {
    Action action{};
    GamePreview preview{};
};
struct Prompt {
    std::uint32_t decision = 0;
    Seat seat = kNobody;
    Ask kind{};
    std::optional<std::int64_t> deadline_ms;
    std::vector<Offer> actions{};  // only for the deciding seat; left out if empty
    static constexpr auto wire(auto is) {
        return is.object(
            "open_prompt", "The decision that is open.",
            is.required("decision", &Prompt::decision, kDecision, "rises by one"),
            is.required("seat", &Prompt::seat, as::seat, "that decides"),
            is.required("kind", &Prompt::kind, as::word),
            is.optional("deadline_ms", &Prompt::deadline_ms, kMs,
                        "how long the seat still has; missing where the table has no clock"),
            is.optional("actions", &Prompt::actions, as::list(as::offer, 1, 64),
                        "every legal action; only for the seat that decides"));
    }
};

// A view as one viewer gets it.
struct ViewerView {
    TableView shared;
    std::optional<ViewerPart> you;
};
struct SnapshotMessage {
    std::string table, epoch;
    std::uint64_t v = 0;
    ViewerView view;
    std::string round_log;  // members of a list, as in EventLog
    std::optional<Prompt> prompt;
    static constexpr auto wire(auto is) {
        return is.object(
            "snapshot",
            "A table as you see it. Unasked, you came there by another connection, or the table "
            "has moved.",
            is.required("table", &SnapshotMessage::table, as::table_id),
            is.required("epoch", &SnapshotMessage::epoch, as::epoch),
            is.required("v", &SnapshotMessage::v, kVersion, "the version of the view"),
            is.required("view", &SnapshotMessage::view, as::view),
            is.required("round_log", &SnapshotMessage::round_log, as::raw_list("event.json"),
                        "what has happened in the game since its last round ended, or "
                        "since it began, in order"),
            is.required("prompt", &SnapshotMessage::prompt, as::or_null(as::in_order),
                        "the open prompt, as you may see it"));
    }
};

// The part for all viewers is written once; with_parts() adds what one viewer gets beside it.
struct UpdateMessage {
    std::string_view table;
    std::uint64_t v = 0;
    std::string_view events;  // members of a list, as in EventLog
    std::string_view patch;   // from patch()
    std::string_view hash;    // from checksum(), or empty
    std::string_view own;     // from private_patch(), or empty
    std::optional<Prompt> prompt;
    static constexpr auto wire(auto is) {
        return is.object(
            "update",
            "A table changed: apply `patch`, then `private`. For who acted, it is the "
            "reply to `act`.",
            is.required("table", &UpdateMessage::table, as::table_id),
            is.required("v", &UpdateMessage::v, kVersion, "rises by one"),
            is.required("events", &UpdateMessage::events, as::raw_list("event.json"),
                        "what happened, in order"),
            is.required("patch", &UpdateMessage::patch, as::raw("patch"), "from v - 1 to v"),
            is.optional("hash", &UpdateMessage::hash, as::hex(4),
                        "CRC-32 of the view without `you`, on every 32nd update"),
            is.optional("private", &UpdateMessage::own, as::raw("patch"),
                        "for you alone: of `you`"),
            is.optional("prompt", &UpdateMessage::prompt, as::in_order,
                        "where a decision was opened, or its deadline changed"));
    }
};

struct StartingMessage {
    std::string table;
    std::int64_t in_ms = 0;
    static constexpr auto wire(auto is) {
        return is.object("starting", "A quick table waits for more players.",
                         is.required("table", &StartingMessage::table, as::table_id),
                         is.required("in_ms", &StartingMessage::in_ms, kMs, "so long at most"));
    }
};
enum class LeaveReason : std::uint8_t { left, closed, seat_expired, removed };
inline constexpr std::array kReasons = std::to_array<EnumWord<LeaveReason>>({
    {LeaveReason::left, "left", "you said so, on one of your connections"},
    {LeaveReason::closed, "closed", "the table is gone"},
    {LeaveReason::seat_expired, "seat_expired", "you were away from an open table for too long"},
    {LeaveReason::removed, "removed", "the host has removed you"},
});
constexpr std::span<const EnumWord<LeaveReason>> words(LeaveReason) { return kReasons; }
struct LeftMessage {
    std::string table;
    LeaveReason reason{};
    static constexpr auto wire(auto is) {
        return is.object("left", "You are no longer at this table, on any connection.",
                         is.required("table", &LeftMessage::table, as::table_id),
                         is.required("reason", &LeftMessage::reason, as::word));
    }
};
struct ClosingMessage {
    std::int64_t reconnect_after_ms = 0;
    static constexpr auto wire(auto is) {
        return is.object("closing", "The server stops.",
                         is.required("reconnect_after_ms", &ClosingMessage::reconnect_after_ms, kMs,
                                     "come back then or later"));
    }
};
struct StorageMessage {
    bool available = false;
    static constexpr auto wire(auto is) {
        return is.object("storage", "Whether the server can store what is played.",
                         is.required("available", &StorageMessage::available, as::boolean,
                                     "false: until it is true, games stand still, and what would "
                                     "have to be stored is refused"));
    }
};

struct AnnouncementMessage {
    std::string text;
    std::int64_t since_ms = 0;
    static constexpr auto wire(auto is) {
        return is.object(
            "announcement",
            "The operator says something to everybody, or has called off what they said.",
            is.required("text", &AnnouncementMessage::text, as::plain,
                        "one line; empty: the one before holds no more"),
            is.required("since_ms", &AnnouncementMessage::since_ms, kMs,
                        "since 1970, UTC: the same one comes again with each connection"));
    }
};

using ServerMessage =
    std::variant<WelcomeMessage, LobbyMessage, LobbyUpdateMessage, SnapshotMessage, UpdateMessage,
                 StartingMessage, LeftMessage, ClosingMessage, StorageMessage, AnnouncementMessage>;
using PlainReply = std::variant<DoneReply, CreatedReply, AtTableReply, SeatedReply, MissedReply,
                                FinishedGameReply, MyGamesReply, WaitingGamesReply, MyDevicesReply,
                                MyDataReply, LinkCodeReply, RecoveryCodeReply, CodeOwnerReply,
                                RedeemedReply, SpectatorsReply, TableSummaryReply>;

[[nodiscard]] std::string to_bytes(const WelcomeMessage&);
[[nodiscard]] std::string to_bytes(const LobbyMessage&);
[[nodiscard]] std::string to_bytes(const LobbyUpdateMessage&);
[[nodiscard]] std::string to_bytes(const SnapshotMessage&);
[[nodiscard]] std::string to_bytes(const UpdateMessage&);
[[nodiscard]] std::string to_bytes(const StartingMessage&);
[[nodiscard]] std::string to_bytes(const LeftMessage&);
[[nodiscard]] std::string to_bytes(const ClosingMessage&);
[[nodiscard]] std::string to_bytes(const StorageMessage&);
[[nodiscard]] std::string to_bytes(const AnnouncementMessage&);

// What one viewer gets beside what all get, each as JSON; empty: nothing.
struct UpdateParts {
    std::string_view own;     // from private_patch()
    std::string_view prompt;  // from to_json(Prompt)
};
[[nodiscard]] std::string to_json(const Prompt&);
// REQUIRES: the update is complete and has none of these parts.
[[nodiscard]] std::string with_parts(const std::string& update, const UpdateParts&);
// The update as the reply to the request with this id, which is JSON.
[[nodiscard]] std::string as_reply(std::string_view re, const std::string& update);

// The bodies of GET /api/tables and GET /api/version; `page` as in ServerInfo.
[[nodiscard]] std::string tables_json(const LobbyMessage&);
[[nodiscard]] std::string version_json(const ServerInfo&);

// Every reply to a request that is not refused.
template <class... Plain>
std::variant<Plain..., WelcomeMessage, LobbyMessage, SnapshotMessage> with_messages(
    const std::variant<Plain...>*);
using Reply = decltype(with_messages(static_cast<const PlainReply*>(nullptr)));

// `re` is the request's id as JSON. If the request had none (empty), only a message is sent. Empty
// bytes: there is nothing to send.
[[nodiscard]] std::string to_bytes(std::string_view re, const Reply&);
[[nodiscard]] std::string to_bytes(std::string_view re, const Error&);

}  // namespace vegas::protocol
