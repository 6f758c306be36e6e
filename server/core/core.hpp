// The parts of the server core and how a request is answered. Private to server/core: the shell
// sees server.hpp and io.hpp only.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "protocol/requests/messages.hpp"
#include "server/core/archive.hpp"
#include "server/core/outbox.hpp"
#include "server/core/server.hpp"
#include "server/core/session.hpp"
#include "server/core/table.hpp"
#include "server/core/timers.hpp"

namespace vegas::core {

// What a request is answered with, in this order: the reply, then more for the same connection.
struct Reply {
    std::string members;  // beside `re` and `ok`; used when there is no message
    std::string message;  // an `ev` message that is the reply
    std::vector<Text> after;
};
using Answer = protocol::Result<Reply>;

struct Core {
    Core(Settings s, Entropy& e);

    Settings settings;
    Entropy& entropy;
    Sessions sessions;
    Outbox outbox;
    Timers timers;
    Archive archive;
    std::string epoch;
    bool draining = false;

    std::map<std::string, std::unique_ptr<Table>> tables;
    std::unordered_map<std::string, std::string> invites;  // code -> table
    std::map<std::string, std::string> lobby_entries;      // what watchers were told of each table

    // Of the input that is being handled.
    Output* out = nullptr;
    TimePoint now;
    std::string table_at_work;           // which table to freeze when something breaks
    std::set<std::string> changed;       // tables to publish
    std::set<std::string> in_new_light;  // tables whose lobby entry may have changed

    // ---- tables
    // The table, if the player may know of it: a member, or a public one.
    [[nodiscard]] protocol::Result<Table*> find(const std::string& id, const Player&);
    // The same, as a host; as a member.
    [[nodiscard]] protocol::Result<Table*> find_as_host(const std::string& id, const Player&);
    [[nodiscard]] protocol::Result<Table*> find_as_member(const std::string& id, const Player&);
    void touch(Table&, bool lobby = true);  // it changed: publish, and tell the lobby
    void publish(Table&, PlayerKey except = kNoPlayer);
    void close_table(Table&, std::string_view reason);
    void archive_game(Table&);  // if it has ended just now
    void forget_membership(Table&, Player&);
    void publish_all();
    void tell_lobby();
    [[nodiscard]] std::string lobby_members() const;

    // ---- connections
    void send(ConnId conn, Text text) { outbox.send(*out, conn, std::move(text)); }
    void send(ConnId conn, std::string text) {
        send(conn, std::make_shared<const std::string>(std::move(text)));
    }
    void log(LogLevel level, std::string text) { out->logs.push_back({level, std::move(text)}); }
};

// One function for each op. Only hello is possible without a player.
namespace ops {
Answer handle(Core&, Connection&, const protocol::Hello&);
Answer handle(Core&, Connection&, Player&, const protocol::LobbyWatch&);
Answer handle(Core&, Connection&, Player&, const protocol::LobbyUnwatch&);
Answer handle(Core&, Connection&, Player&, const protocol::TableCreate&);
Answer handle(Core&, Connection&, Player&, const protocol::QuickPlay&);
Answer handle(Core&, Connection&, Player&, const protocol::TableJoin&);
Answer handle(Core&, Connection&, Player&, const protocol::TableLeave&);
Answer handle(Core&, Connection&, Player&, const protocol::TableReady&);
Answer handle(Core&, Connection&, Player&, const protocol::TableStart&);
Answer handle(Core&, Connection&, Player&, const protocol::TableAddBot&);
Answer handle(Core&, Connection&, Player&, const protocol::TableRemoveBot&);
Answer handle(Core&, Connection&, Player&, const protocol::TableRematch&);
Answer handle(Core&, Connection&, Player&, const protocol::TableSync&);
Answer handle(Core&, Connection&, Player&, const protocol::ActOn&);
Answer handle(Core&, Connection&, Player&, const protocol::History&);
}  // namespace ops

}  // namespace vegas::core
