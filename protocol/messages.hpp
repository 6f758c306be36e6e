// Every request as a struct. README.md, section 3, is their documentation; parse() has checked
// types, ranges and the characters of texts, not what depends on the state of the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "engine/action.hpp"
#include "engine/bots/policy.hpp"
#include "engine/setup.hpp"
#include "protocol/errors.hpp"

namespace vegas::protocol {

inline constexpr std::size_t kNameChars = 24;  // a name fits beside a board on a phone
inline constexpr std::size_t kSeedChars = 64;
inline constexpr std::size_t kIdChars = 64;
inline constexpr std::uint8_t kQuickSeats = 4;  // or as many as the ruleset has
inline constexpr std::int64_t kDecisionMsLeast = 1'000;
inline constexpr std::int64_t kDecisionMsMost = 86'400'000;  // a day
inline constexpr std::int64_t kDecisionMsDefault = 120'000;

struct Position {  // where a client stands in a table's history
    std::string epoch;
    std::uint64_t v = 0;
};

struct Hello {
    std::optional<std::string> name, token;  // exactly one
};
struct LobbyWatch {};
struct LobbyUnwatch {};
struct TableCreate {
    Setup setup;  // `seats` is how many there may be at most
    bool is_private = true;
    std::optional<std::int64_t> decision_ms;  // nothing: no clock
    bool as_spectator = false;
    std::string seed;
};
struct QuickPlay {
    Setup setup;  // of the table that is made if there is none to join
    std::optional<std::string> seed;
};
struct TableJoin {
    std::optional<std::string> table, invite;  // exactly one
    bool as_spectator = false;
    std::optional<Seat> seat;
    std::optional<std::string> seed;
    std::optional<Position> known;
};
struct TableLeave {
    std::string table;
};
struct TableReady {
    std::string table;
    bool ready = true;
    std::optional<std::string> seed;
};
struct TableStart {
    std::string table;
};
struct TableAddBot {
    std::string table;
    bots::Level level{};
    std::optional<Seat> seat;
};
struct TableRemoveBot {
    std::string table;
    Seat seat = 0;
};
struct TableRematch {
    std::string table;
    std::optional<std::string> seed;
};
struct TableSync {
    std::string table;
    std::optional<Position> known;
};
struct ActOn {
    std::string table;
    std::uint32_t decision = 0;
    Action action{};
};
struct History {
    std::optional<std::string> table, game;  // exactly one
};

using Op = std::variant<Hello, LobbyWatch, LobbyUnwatch, TableCreate, QuickPlay, TableJoin,
                        TableLeave, TableReady, TableStart, TableAddBot, TableRemoveBot,
                        TableRematch, TableSync, ActOn, History>;

struct Request {
    std::string re;  // the id as JSON; empty: there was none
    Result<Op> op;
};

// `bytes` is one text message. Never throws; an error still carries the id where one could be read.
[[nodiscard]] Request parse(std::string_view bytes);

}  // namespace vegas::protocol
