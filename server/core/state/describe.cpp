#include "server/core/state/describe.hpp"

#include <set>

#include "protocol/json/json_writer.hpp"

namespace vegas::core {
namespace {

std::string address_of(ServerState& state, PlayerKey key) {
    const PlayerState* player = state.registry.find_player(key);
    if (player == nullptr || player->conns.empty()) return " away=true";
    std::set<std::string> addresses;
    for (const ConnId conn : player->conns) {
        addresses.insert(state.registry.find_connection(conn)->account->address.text);
    }
    std::string text;
    for (const std::string& address : addresses) text += (text.empty() ? "" : ",") + address;
    return " address=" + text;
}

std::string table_line(const Table& table) {
    const TableConfig& config = table.config();
    const Seating& seating = table.seating();
    std::string line = "table=" + config.id;
    line += " ruleset=" + std::string(word_of(config.setup.ruleset));
    line += " status=" + std::string(word_of(table.status()));
    line += std::string(" visibility=") + (config.is_private ? "private" : "public");
    line += " seats=" + std::to_string(seating.seats().size());
    if (config.people_only) line += " people_only=true";
    line += " taken=" + std::to_string(seating.taken_seats());
    line += " spectators=" + std::to_string(seating.connected_spectators());
    if (table.presence().deserted_since()) line += " deserted=true";
    if (seating.host() != nullptr) line += " host=" + seating.host()->id;
    return line;
}

std::vector<std::string> tables_of(const ServerState& state, const std::string& id) {
    std::vector<std::string> tables;
    const PlayerState* player = state.registry.find_by_id(id);
    if (player == nullptr) return tables;
    for (const auto& table : player->tables) {
        if (state.tables.contains(table)) tables.push_back(table);
    }
    return tables;
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

std::vector<std::string> describe_tables(ServerState& state) {
    std::vector<std::string> lines;
    for (const auto& [id, table] : state.tables) {
        lines.push_back(table_line(*table));
        const Seating& seating = table->seating();
        for (std::size_t i = 0; i < seating.seats().size(); ++i) {
            const auto& o = seating.seats()[i];
            if (!o || !o->is_person()) continue;
            lines.push_back("  player=" + o->id + " name=" + in_quotes(o->name) +
                            program_field(o->program) + " seat=" + std::to_string(i) +
                            address_of(state, o->player));
        }
        for (const auto& [key, connected] : seating.spectators()) {
            const PlayerState* player = state.registry.find_player(key);
            if (player == nullptr) continue;
            lines.push_back("  player=" + player->id + " name=" + in_quotes(player->name) +
                            program_field(player->program) + " watches=true" +
                            address_of(state, key));
        }
    }
    return lines;
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

std::vector<std::string> describe_player(ServerState& state, const std::string& id) {
    const PlayerState* player = state.registry.find_by_id(id);
    if (player == nullptr) return {};
    std::vector<std::string> lines = {"here player=" + id + " name=" + in_quotes(player->name) +
                                      program_field(player->program) +
                                      address_of(state, player->key)};
    for (const auto& table : tables_of(state, id)) {
        const Seat seat = state.tables.find(table)->seating().seat_of(player->key);
        lines.push_back("  table=" + table +
                        (seat == kNobody ? " watches=true" : " seat=" + std::to_string(seat)));
    }
    return lines;
}

}  // namespace vegas::core
