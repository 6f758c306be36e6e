// The kinds of texts that messages use, each with its pattern.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "protocol/json/describe.hpp"
#include "protocol/json/text.hpp"

namespace vegas::protocol {

// A kind of text, as in the schemas. An empty pattern allows any text of that length.
struct TextKind {
    std::string_view name, doc, pattern;
    std::size_t least = 0, most = 0;  // characters
};
inline constexpr std::array kTextKinds = std::to_array<TextKind>({
    {"table_id", "Names a table.", "^[a-z0-9]{4,32}$", 4, 32},
    {"invite", "Leads to a table; whoever has it may join.", "^[A-Za-z0-9_-]{4,64}$", 4, 64},
    {"player_id", "Public; names need not differ, this does.", "^[A-Za-z0-9_-]{4,64}$", 4, 64},
    {"device_id", "One of a player's devices.", "^[A-Za-z0-9_-]{4,64}$", 4, 64},
    {"game_id", "Names a game.", "^[A-Za-z0-9_-]{4,64}$", 4, 64},
    {"token", "Secret: brings a player back.", "^[A-Za-z0-9_-]{16,128}$", 16, 128},
    {"code", "Secret: makes a device a player's. Case, spaces and dashes do not matter.", "", 1,
     64},
    {"epoch", "Of a table's updates. With another one they are counted anew.", "", 1, 64},
    {"idempotency_key", "Chosen by the client: a request repeated with it is carried out once.", "",
     1, 64},
    {"name", "In NFC and visible; no leading, trailing or double space.", "^\\S+( \\S+)*$", 1,
     kNameChars},
    {"sent_name", "A name as somebody has typed it; the server cleans it.", "", 0, kSentNameChars},
    {"seed", "A player's share of the dice: printable ASCII.", "^[ -~]{0,64}$", 0, 64},
    {"version", "Of a program.", "^[!-~]{1,24}$", 1, 24},
    {"text", "Any text.", ""},
});

consteval std::size_t most_of(std::string_view kind) {
    for (const TextKind& k : kTextKinds) {
        if (k.name == kind) return k.most;
    }
    throw "there is no such kind of text";
}

}  // namespace vegas::protocol

namespace vegas::as {

// The reader refuses a longer text before it does anything else with it.
consteval TextFormat bounded(std::string_view kind) {
    return {.kind = kind, .most = protocol::most_of(kind)};
}

inline constexpr TextFormat table_id = bounded("table_id");
inline constexpr TextFormat invite = bounded("invite");
inline constexpr TextFormat player_id = bounded("player_id");
inline constexpr TextFormat device_id = bounded("device_id");
inline constexpr TextFormat game_id = bounded("game_id");
inline constexpr TextFormat token = bounded("token");
inline constexpr TextFormat code = bounded("code");
inline constexpr TextFormat epoch = bounded("epoch");
inline constexpr TextFormat idempotency_key = bounded("idempotency_key");
inline constexpr TextFormat name = text("name");
// One that is too long is `bad_name`: see parse.cpp.
inline constexpr TextFormat sent_name = text("sent_name");
inline constexpr TextFormat seed{"seed", protocol::is_good_seed,
                                 "must be up to 64 printable ASCII characters"};
inline constexpr TextFormat version{"version", protocol::is_good_version,
                                    "must be 1 to 24 printable ASCII characters without spaces"};
inline constexpr TextFormat plain = text("text");

}  // namespace vegas::as
