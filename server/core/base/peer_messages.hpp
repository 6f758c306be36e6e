// Messages between servers that share a store. A client is connected with one server, its gateway;
// each of its tables has some server as its home. The gateway forwards the client's requests, and
// the home's messages for the client, without parsing them.
//
// Connections are numbered by their gateway. Each message is a head, described here, and possibly a
// body of bytes. Peers authenticate each other (shell/peers), so their messages are trusted.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "protocol/game/bot_program.hpp"
#include "protocol/json/numbers.hpp"
#include "protocol/json/texts.hpp"
#include "server/core/base/storage.hpp"

namespace vegas::core::peer {

inline constexpr auto kTables = as::list(as::table_id, 0, 1'000'000);
inline constexpr auto kNodes = as::list(protocol::kVersion, 0, 1'000'000);

// ---- from a gateway to a home

// Attaches this connection as one of the player's at all their tables there. `resumed_tables`: as
// in ResumeTables.
struct AttachClient {
    std::uint64_t conn = 0;
    std::string player, name, address;
    std::vector<std::string> resumed_tables;
    bool is_fresh = false;  // has just said hello, and will request its tables itself
    std::optional<protocol::BotProgram> program{};
    bool gives_seeds = false;
    static constexpr auto wire(auto is) {
        return is.object("attach", "", is.required("conn", &AttachClient::conn, protocol::kVersion),
                         is.required("player", &AttachClient::player, as::player_id),
                         is.required("name", &AttachClient::name, as::name),
                         is.required("address", &AttachClient::address, as::plain),
                         is.required("returns", &AttachClient::resumed_tables, kTables),
                         is.optional("fresh", &AttachClient::is_fresh, as::yes),
                         is.optional("program", &AttachClient::program, as::object),
                         is.optional("gives_seeds", &AttachClient::gives_seeds, as::yes));
    }
};
// A client's request, as the body. One with an id gets one DeliverMessage with `is_reply`, or
// NotHome.
struct ClientRequest {
    std::uint64_t conn = 0;
    std::string body;
    static constexpr auto wire(auto is) {
        return is.object("ask", "", is.required("conn", &ClientRequest::conn, protocol::kVersion));
    }
};
// The player was at these tables at their previous home, and needs a snapshot of each.
struct ResumeTables {
    std::uint64_t conn = 0;
    std::vector<std::string> tables;
    static constexpr auto wire(auto is) {
        return is.object("return", "", is.required("conn", &ResumeTables::conn, protocol::kVersion),
                         is.required("tables", &ResumeTables::tables, kTables));
    }
};
struct ClientGone {  // the client's connection is closed
    std::uint64_t conn = 0;
    static constexpr auto wire(auto is) {
        return is.object("gone", "", is.required("conn", &ClientGone::conn, protocol::kVersion));
    }
};

// ---- from a home to a gateway

// A message for the client, which is the body.
struct DeliverMessage {
    std::uint64_t conn = 0;
    bool is_reply = false;  // the first part of the reply to a request
    std::string table;      // the only table that it is about; empty: none, or several
    std::string left;       // the table that the client has left, as the body tells; empty: none
    SharedText body;
    static constexpr auto wire(auto is) {
        return is.object("say", "", is.required("conn", &DeliverMessage::conn, protocol::kVersion),
                         is.optional("answers", &DeliverMessage::is_reply, as::yes),
                         is.optional("table", &DeliverMessage::table, as::plain),
                         is.optional("left", &DeliverMessage::left, as::plain));
    }
};
struct CloseClient {
    std::uint64_t conn = 0;
    std::uint16_t code = 0;
    std::string reason;
    static constexpr auto wire(auto is) {
        return is.object("end", "", is.required("conn", &CloseClient::conn, protocol::kVersion),
                         is.required("code", &CloseClient::code, as::number(1000, 4999)),
                         is.required("reason", &CloseClient::reason, as::plain));
    }
};
// The request's table has its home elsewhere; nothing was done.
struct NotHome {
    std::uint64_t conn = 0;
    static constexpr auto wire(auto is) {
        return is.object("not_here", "", is.required("conn", &NotHome::conn, protocol::kVersion));
    }
};
// All tables of the player at this home; sent when one is new. A gateway learns which tables a
// client has left from the DeliverMessage that tells the client: the line may break before that
// one.
struct ClientTables {
    std::uint64_t conn = 0;
    std::vector<std::string> tables;
    static constexpr auto wire(auto is) {
        return is.object("at", "", is.required("conn", &ClientTables::conn, protocol::kVersion),
                         is.required("tables", &ClientTables::tables, kTables));
    }
};
// Tables where the player is; the store may not know of it yet. The reply to PlayerConnected, and
// sent to all gateways when the player comes to a table.
struct PlayerTables {
    std::string player;
    std::vector<std::string> tables;
    static constexpr auto wire(auto is) {
        return is.object("has_seats", "",
                         is.required("player", &PlayerTables::player, as::player_id),
                         is.required("tables", &PlayerTables::tables, kTables));
    }
};

// ---- from each server to all

struct PlayerConnected {  // a player has said hello
    std::string player;
    static constexpr auto wire(auto is) {
        return is.object("came", "",
                         is.required("player", &PlayerConnected::player, as::player_id));
    }
};
// The state of a public table in the lobby; the body is its entry. `network`: as in
// TableList::set().
struct TableListed {
    std::string body;
    std::string network{};
    static constexpr auto wire(auto is) {
        return is.object("listed", "", is.optional("network", &TableListed::network, as::plain));
    }
};
struct TableUnlisted {
    std::string table;
    static constexpr auto wire(auto is) {
        return is.object("unlisted", "", is.required("table", &TableUnlisted::table, as::table_id));
    }
};
struct TablesServed {  // the sender is now the home of these tables
    std::vector<std::string> tables;
    std::vector<NodeId> fenced;  // their former homes, which do not know that they are fenced
    static constexpr auto wire(auto is) {
        return is.object("serves", "", is.required("tables", &TablesServed::tables, kTables),
                         is.optional("fenced", &TablesServed::fenced, kNodes));
    }
};
// The sender is no longer the home of these tables. Any server may take them.
struct TablesReleased {
    std::vector<std::string> tables;
    static constexpr auto wire(auto is) {
        return is.object("let_go", "", is.required("tables", &TablesReleased::tables, kTables));
    }
};
struct StoreStatus {  // whether the sender has an outage
    bool is_unavailable = false;
    static constexpr auto wire(auto is) {
        return is.object("store_is", "",
                         is.optional("away", &StoreStatus::is_unavailable, as::yes));
    }
};
struct Announced {  // by the operator; the body is the text
    std::string body;
    std::int64_t since_ms = 0, for_ms = 0;
    static constexpr auto wire(auto is) {
        return is.object("announced", "",
                         is.optional("since_ms", &Announced::since_ms, protocol::kMs),
                         is.optional("for_ms", &Announced::for_ms, protocol::kMs));
    }
};

struct BansChanged {  // the list in the store must be read again
    static constexpr auto wire(auto is) { return is.object("bans_changed", ""); }
};

struct DeviceRevoked {  // its connections must be closed
    std::string player, device;
    static constexpr auto wire(auto is) {
        return is.object("device_revoked", "",
                         is.required("player", &DeviceRevoked::player, as::player_id),
                         is.required("device", &DeviceRevoked::device, as::device_id));
    }
};

struct PlayerForgotten {  // nothing of the player may stay
    std::string player;
    static constexpr auto wire(auto is) {
        return is.object("player_forgotten", "",
                         is.required("player", &PlayerForgotten::player, as::player_id));
    }
};

struct PlayerRenamed {  // by the operator
    std::string player, name;
    static constexpr auto wire(auto is) {
        return is.object("player_renamed", "",
                         is.required("player", &PlayerRenamed::player, as::player_id),
                         is.required("name", &PlayerRenamed::name, as::name));
    }
};

using PeerMessage =
    std::variant<AttachClient, ClientRequest, ResumeTables, ClientGone, DeliverMessage, CloseClient,
                 NotHome, ClientTables, PlayerTables, PlayerConnected, TableListed, TableUnlisted,
                 TablesServed, TablesReleased, StoreStatus, Announced, BansChanged, DeviceRevoked,
                 PlayerForgotten, PlayerRenamed>;

}  // namespace vegas::core::peer
