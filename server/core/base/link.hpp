// What servers that share a store tell each other. A client is connected with one of them, its
// front; each of its tables is served by some server, the table's home. The front passes on what
// the client asks there, and the home what the client is to be told, both unread.
//
// A front names a connection by its own number. Each message is a head, which is described here,
// and perhaps a body of bytes. The line between two servers is their own (shell/links), so what
// comes over it is believed.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "protocol/game/program.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "server/core/base/storage.hpp"

namespace vegas::core::link {

inline constexpr auto kTables = as::list(as::table_id, 0, 1'000'000);
inline constexpr auto kNodes = as::list(protocol::kVersion, 0, 1'000'000);

// ---- from a front to a home

// This connection is the player's, who is at all tables there from now on; another connection of
// the player's is replaced. `returns` is as in Return.
struct Attach {
    std::uint64_t conn = 0;
    std::string player, name, address;
    std::vector<std::string> returns;
    std::optional<protocol::Program> program{};
    static constexpr auto wire(auto is) {
        return is.object("attach", "", is.always("conn", &Attach::conn, protocol::kVersion),
                         is.always("player", &Attach::player, as::player_id),
                         is.always("name", &Attach::name, as::name),
                         is.always("address", &Attach::address, as::plain),
                         is.always("returns", &Attach::returns, kTables),
                         is.sometimes("program", &Attach::program, as::object));
    }
};
// A request, which is the body. Each that has an id is answered by one Say with `answers`, or by
// NotHere.
struct Ask {
    std::uint64_t conn = 0;
    std::string body;
    static constexpr auto wire(auto is) {
        return is.object("ask", "", is.always("conn", &Ask::conn, protocol::kVersion));
    }
};
// The player was at these tables when another server was their home: a snapshot of each, please.
struct Return {
    std::uint64_t conn = 0;
    std::vector<std::string> tables;
    static constexpr auto wire(auto is) {
        return is.object("return", "", is.always("conn", &Return::conn, protocol::kVersion),
                         is.always("tables", &Return::tables, kTables));
    }
};
struct Gone {  // the connection
    std::uint64_t conn = 0;
    static constexpr auto wire(auto is) {
        return is.object("gone", "", is.always("conn", &Gone::conn, protocol::kVersion));
    }
};

// ---- from a home to a front

// A message for the client, which is the body.
struct Say {
    std::uint64_t conn = 0;
    bool answers = false;  // the first part of the reply to what was asked
    std::string table;     // of which alone it tells; empty: of none, or of several
    Text body;
    static constexpr auto wire(auto is) {
        return is.object("say", "", is.always("conn", &Say::conn, protocol::kVersion),
                         is.sometimes("answers", &Say::answers, as::yes),
                         is.sometimes("table", &Say::table, as::plain));
    }
};
struct End {  // close the connection
    std::uint64_t conn = 0;
    std::uint16_t code = 0;
    std::string reason;
    static constexpr auto wire(auto is) {
        return is.object("end", "", is.always("conn", &End::conn, protocol::kVersion),
                         is.always("code", &End::code, as::number(1000, 4999)),
                         is.always("reason", &End::reason, as::plain));
    }
};
// What was asked is of a table that has its home elsewhere: nothing was done.
struct NotHere {
    std::uint64_t conn = 0;
    static constexpr auto wire(auto is) {
        return is.object("not_here", "", is.always("conn", &NotHere::conn, protocol::kVersion));
    }
};
// All the tables there where the player is, when they are others than before.
struct At {
    std::uint64_t conn = 0;
    std::vector<std::string> tables;
    static constexpr auto wire(auto is) {
        return is.object("at", "", is.always("conn", &At::conn, protocol::kVersion),
                         is.always("tables", &At::tables, kTables));
    }
};
// In reply to Came: the tables there at which the player has a seat, or which are the player's as
// the host. The store may not know of a seat yet.
struct HasSeats {
    std::string player;
    std::vector<std::string> tables;
    static constexpr auto wire(auto is) {
        return is.object("has_seats", "", is.always("player", &HasSeats::player, as::player_id),
                         is.always("tables", &HasSeats::tables, kTables));
    }
};

// ---- from each to all

struct Came {  // a player has said hello: other connections of theirs are replaced
    std::string player;
    static constexpr auto wire(auto is) {
        return is.object("came", "", is.always("player", &Came::player, as::player_id));
    }
};
// A public table looks so; its entry is the body.
struct Listed {
    std::string body;
    static constexpr auto wire(auto is) { return is.object("listed", ""); }
};
struct Unlisted {
    std::string table;
    static constexpr auto wire(auto is) {
        return is.object("unlisted", "", is.always("table", &Unlisted::table, as::table_id));
    }
};
struct Serves {  // is the home of these tables from now on
    std::vector<std::string> tables;
    std::vector<NodeId> fenced;  // servers that were their homes, and do not know yet what has come
    static constexpr auto wire(auto is) {
        return is.object("serves", "", is.always("tables", &Serves::tables, kTables),
                         is.sometimes("fenced", &Serves::fenced, kNodes));
    }
};
// Is the home of these tables no longer: whoever is asked first may take them.
struct LetGo {
    std::vector<std::string> tables;
    static constexpr auto wire(auto is) {
        return is.object("let_go", "", is.always("tables", &LetGo::tables, kTables));
    }
};
struct StoreIs {  // whether the store leaves this server without an answer
    bool away = false;
    static constexpr auto wire(auto is) {
        return is.object("store_is", "", is.sometimes("away", &StoreIs::away, as::yes));
    }
};
struct Announced {  // by the operator; the text is the body
    std::string body;
    static constexpr auto wire(auto is) { return is.object("announced", ""); }
};

struct BansChanged {  // the list in the store is to be read anew
    static constexpr auto wire(auto is) { return is.object("bans_changed", ""); }
};

using Message = std::variant<Attach, Ask, Return, Gone, Say, End, NotHere, At, HasSeats, Came,
                             Listed, Unlisted, Serves, LetGo, StoreIs, Announced, BansChanged>;

}  // namespace vegas::core::link
