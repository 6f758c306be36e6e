#include "server/core/state/describe.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "protocol/json/json_writer.hpp"
#include "server/core/base/names.hpp"
#include "server/core/table/table_summary.hpp"

namespace vegas::core {
namespace {

// Where the player is at this server, and at others through this one.
std::vector<PersonDescription::AtTable> tables_of(const ServerState& state,
                                                  const PlayerState& player) {
    std::vector<PersonDescription::AtTable> tables;
    std::set<std::string> named;
    for (const std::string& id : player.tables) {
        const Table* table = state.tables.find(id);
        if (table == nullptr || !named.insert(id).second) continue;
        const Seat seat = table->seating().seat_of(player.key);
        if (seat == kNobody) {
            tables.push_back({id, std::nullopt, true});
        } else {
            tables.push_back({id, static_cast<std::size_t>(seat)});
        }
    }
    for (const ConnId conn : player.conns) {
        const auto there = state.cluster.remote_tables.find(conn);
        if (there == state.cluster.remote_tables.end()) continue;
        for (const auto& [id, home] : there->second.tables) {
            if (named.insert(id).second) tables.push_back({id});
        }
    }
    return tables;
}

// Adds where the player is connected from, and since when at this server.
void add_connections(ServerState& state, const PlayerState& player, PersonDescription& person) {
    std::set<std::string> addresses;
    for (const ConnId conn : player.conns) {
        const ConnectionState& connection = *state.registry.find_connection(conn);
        addresses.insert(connection.account->address.text);
        if (conn.is_remote) continue;
        person.since = person.since ? std::min(*person.since, connection.since) : connection.since;
    }
    person.addresses.assign(addresses.begin(), addresses.end());
}

PersonDescription describe(ServerState& state, const PlayerState& player) {
    PersonDescription person{.player = player.id, .name = player.name, .program = player.program};
    add_connections(state, player, person);
    return person;
}

// A seat keeps the name with which its player sat down, also while they are away.
PersonDescription describe(ServerState& state, const Occupant& occupant) {
    PersonDescription person{
        .player = occupant.id, .name = occupant.name, .program = occupant.program};
    const PlayerState* player = state.registry.find_player(occupant.player);
    if (player != nullptr) add_connections(state, *player, person);
    return person;
}

TableDescription describe(ServerState& state, const Table& table) {
    const TableConfig& config = table.config();
    const Seating& seating = table.seating();
    TableDescription described{
        .table = config.id,
        .ruleset = config.setup.ruleset,
        .status = table.status(),
        .is_private = config.is_private,
        .seats = seating.seats().size(),
        .taken = static_cast<std::size_t>(seating.taken_seats()),
        .spectators = static_cast<std::size_t>(seating.connected_spectators()),
        .people_only = config.people_only,
        .slow_play_limit = config.slow_play_limit,
        .is_deserted = table.presence().deserted_since().has_value(),
        .host = seating.host() != nullptr ? seating.host()->id : std::string()};
    for (std::size_t i = 0; i < seating.seats().size(); ++i) {
        const auto& occupant = seating.seats()[i];
        if (!occupant || !occupant->is_person()) continue;
        described.members.push_back({describe(state, *occupant), i});
    }
    for (const auto& [key, connected] : seating.spectators()) {
        const PlayerState* player = state.registry.find_player(key);
        if (player != nullptr) described.members.push_back({describe(state, *player), {}});
    }
    return described;
}

// Keys of the players on connections that `is_meant`.
std::set<PlayerKey> connected_players(ServerState& state, bool (*is_meant)(ConnId)) {
    std::set<PlayerKey> keys;
    for (const auto& [id, connection] : state.registry.all_connections()) {
        if (connection.player != kNoPlayer && is_meant(connection.id)) {
            keys.insert(connection.player);
        }
    }
    return keys;
}

}  // namespace

std::string in_quotes(std::string_view text) {
    std::string quoted;
    protocol::JsonWriter(quoted).string(text);
    return quoted;
}

std::string program_field(const std::optional<protocol::BotProgram>& program) {
    if (!program) return {};
    std::string field = " program=" + in_quotes(program->name);
    if (!program->version.empty()) field += " version=" + in_quotes(program->version);
    if (!program->author.empty()) field += " author=" + in_quotes(program->author);
    return field;
}

std::vector<TableDescription> describe_tables(ServerState& state) {
    std::vector<TableDescription> tables;
    for (const auto& [id, table] : state.tables) tables.push_back(describe(state, *table));
    return tables;
}

std::optional<TableInvitation> describe_invitation(const ServerState& state,
                                                   const std::string& table) {
    const auto describe = [](const protocol::LobbyEntry& entry, std::string host) {
        return TableInvitation{.ruleset = entry.setup.ruleset,
                               .status = entry.status,
                               .seats = entry.setup.seats,
                               .taken = static_cast<std::size_t>(entry.taken),
                               .host = std::move(host)};
    };
    if (const Table* here = state.tables.find(table)) {
        const auto* host = here->seating().host();
        return describe(lobby_entry(*here), host == nullptr ? "" : host->name);
    }
    const auto listed = state.lobby.entry_of(table);
    return listed ? std::optional(describe(*listed, "")) : std::nullopt;
}

std::vector<std::string> players_to_keep(const ServerState& state) {
    std::vector<std::string> here = state.registry.active_saved_ids();
    std::set<std::string> ids(here.begin(), here.end());
    for (const auto& [id, table] : state.tables) {
        for (const auto& o : table->seating().seats()) {
            if (o && o->player != kNoPlayer) ids.insert(o->id);
        }
        if (const Person* host = table->seating().host()) ids.insert(host->id);
    }
    return {ids.begin(), ids.end()};
}

std::optional<PersonDescription> describe_player(ServerState& state, const std::string& id) {
    const PlayerState* player = state.registry.find_by_id(id);
    if (player == nullptr) return std::nullopt;
    PersonDescription person = describe(state, *player);
    person.tables = tables_of(state, *player);
    return person;
}

std::vector<PersonDescription> describe_people(ServerState& state, const std::string& name) {
    const std::string wanted = fold_name(name);
    std::vector<PersonDescription> people;
    for (const PlayerKey key :
         connected_players(state, [](ConnId conn) { return !conn.is_remote; })) {
        const PlayerState& player = *state.registry.find_player(key);
        if (fold_name(player.name).find(wanted) == std::string::npos) continue;
        people.push_back(describe(state, player));
        people.back().tables = tables_of(state, player);
    }
    std::ranges::sort(people, {}, [](const PersonDescription& person) {
        return std::pair(fold_name(person.name), person.player);
    });
    return people;
}

std::vector<std::string> find_players_by_name(ServerState& state, const std::string& name) {
    const std::string wanted = fold_name(name);
    std::vector<std::string> ids;
    for (const PlayerKey key : connected_players(state, [](ConnId) { return true; })) {
        const PlayerState& player = *state.registry.find_player(key);
        if (fold_name(player.name) == wanted) ids.push_back(player.id);
    }
    std::ranges::sort(ids);
    return ids;
}

}  // namespace vegas::core
