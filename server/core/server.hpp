// The whole server without input and output of its own: lobby, people and tables. handle() turns an
// Input into an Output. It reads no clock, opens no socket, touches no disk and throws nothing. Not
// thread-safe: the shell calls it from one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/counters.hpp"
#include "server/core/base/descriptions.hpp"
#include "server/core/base/entropy.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/per_word.hpp"
#include "server/core/base/settings.hpp"

namespace vegas::core {

struct ServerState;

class Server {
public:
    // `incarnation`: never used by an earlier start of the server. Stored tables come as
    // LoadedTable, then AllTablesLoaded, before any connection.
    Server(Settings settings, Entropy& entropy, std::uint64_t incarnation);
    ~Server();
    Server& operator=(Server&&) = delete;

    // Appends to `out`; the caller clears it. `out.sends` holds messages that may go out now. One
    // that depends on a record comes out with the AppendStored that covers the record.
    void handle(const Input& in, Output& out);

    // Changes the operator's settings. They apply from now on; existing tables keep their bot
    // pause. The page does not change.
    void set(const Settings& settings);

    // False: the server stops, now or when the games under way are over.
    [[nodiscard]] bool opens_games() const;

    // Whether the store replies in time.
    [[nodiscard]] bool storage_available() const;
    // Whether the store replies to other servers, as far as this one knows. True if it knows none.
    [[nodiscard]] bool others_have_storage() const;

    // For GET /api/tables: a page of the public tables; the table with this id, if it is listed.
    [[nodiscard]] std::string tables_json(const protocol::LobbyWatch& what = {}) const;
    [[nodiscard]] std::string table_json(const std::string& id) const;

    // For GET /t/ID. nullopt if there is no such table, or a private one at another server.
    [[nodiscard]] std::optional<TableInvitation> describe_invitation(const std::string& id) const;

    // For operators: state/describe.hpp.
    [[nodiscard]] std::vector<TableDescription> describe_tables() const;
    [[nodiscard]] std::optional<PersonDescription> describe_player(const std::string& id) const;
    [[nodiscard]] std::vector<PersonDescription> describe_people(const std::string& name) const;
    [[nodiscard]] std::vector<std::string> find_players_by_name(const std::string& name) const;
    [[nodiscard]] bool has_table(const std::string& id) const;
    // Whether the house owes this decision there.
    [[nodiscard]] bool waits_for_house(const std::string& table, std::uint32_t decision) const;
    // The address that the table was made from. "" if it has no limits, or was before a restart.
    [[nodiscard]] std::string address_of_table(const std::string& id) const;
    // Players that the store must keep for now: connected, with a seat, or a host.
    [[nodiscard]] std::vector<std::string> players_to_keep() const;

    [[nodiscard]] protocol::ServerInfo info() const;

    struct Gauges {
        std::size_t connections = 0, players = 0, tables = 0;
        std::size_t tables_playing = 0;   // games under way that do not stand still
        std::size_t tables_deserted = 0;  // with nobody connected
        PerWord<std::size_t, Ruleset, protocol::TableStatus> tables_of{};
        std::size_t tables_frozen = 0, tables_set_aside = 0;
        std::size_t bans = 0;
        std::size_t unstored = 0;    // Appends not stored yet
        std::size_t held_bytes = 0;  // of messages that wait for the store
    };
    // Current values; each call visits every table and connection.
    [[nodiscard]] Gauges gauges() const;
    [[nodiscard]] Counters counters() const;

private:
    std::unique_ptr<ServerState> state_;
};

}  // namespace vegas::core
