// What the server answers and tells, as plain values: their members are those of the JSON. The
// server's ops return them, and to_bytes() writes them at the very end. README.md, sections 2 to 4.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action.hpp"
#include "engine/setup.hpp"
#include "engine/view.hpp"
#include "protocol/table_view.hpp"

namespace vegas::protocol {

// ---- replies without a message of their own: {"re":7,"ok":true,<members>}

struct Done {};
struct Created {
    std::string table, invite;
};
struct AtTable {
    std::string table;
};
struct Sat {
    Seat seat = kNobody;
};
struct Missed {
    std::uint64_t missed = 0;  // so many updates follow
};
struct FinishedGame {
    std::string transcript;  // JSON, as it was written when the game ended
};

// ---- messages: {"ev":"welcome",<members>}

struct Welcome {
    std::string player, name, token, epoch;
    std::string page;  // the build of the web page; empty: there is none
    std::size_t message_bytes = 0, tables_per_player = 0;
    struct At {
        std::string table;
        Seat seat = kNobody;
    };
    std::vector<At> tables;
};

struct LobbyEntry {
    std::string table;
    Setup setup;
    int taken = 0;
    TableStatus status{};
    std::vector<std::string> players;
    std::uint32_t spectators = 0;
    bool quick = false;  // made by quick_play
    bool operator==(const LobbyEntry&) const = default;
};
struct Lobby {
    std::vector<LobbyEntry> tables;
};
struct LobbyUpdate {
    std::vector<LobbyEntry> tables;
    std::vector<std::string> removed;
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
};
struct Prompted {
    std::string table;
    Prompt prompt;  // its members stand beside `table`
};

// A view as one viewer sees it.
struct SeenView {
    TableView shared;  // its members stand beside `you`
    std::optional<You> you;
};
struct Snapshot {
    std::string table, epoch;
    std::uint64_t v = 0;
    SeenView view;
    std::optional<Prompt> prompt;
};

struct Starting {
    std::string table;
    std::int64_t in_ms = 0;
};
struct Left {
    std::string table;
    std::string reason;
};
struct Replaced {};
struct Closing {
    std::int64_t reconnect_after_ms = 0;
};

[[nodiscard]] std::string to_bytes(const Welcome&);
[[nodiscard]] std::string to_bytes(const Lobby&);
[[nodiscard]] std::string to_bytes(const LobbyUpdate&);
[[nodiscard]] std::string to_bytes(const Prompted&);
[[nodiscard]] std::string to_bytes(const Snapshot&);
[[nodiscard]] std::string to_bytes(const Starting&);
[[nodiscard]] std::string to_bytes(const Left&);
[[nodiscard]] std::string to_bytes(const Replaced&);
[[nodiscard]] std::string to_bytes(const Closing&);

// What GET /api/tables answers.
[[nodiscard]] std::string tables_json(const std::vector<LobbyEntry>&);

// Whatever a request may be answered with, when it is not refused.
using Reply =
    std::variant<Done, Created, AtTable, Sat, Missed, FinishedGame, Welcome, Lobby, Snapshot>;

// `re` is the request's id as JSON; empty: the request had none, and then only a message is sent.
// Empty bytes: there is nothing to send.
[[nodiscard]] std::string to_bytes(std::string_view re, const Reply&);

}  // namespace vegas::protocol
