#include "server/core/hall/describe.hpp"

#include <set>

#include "protocol/json/json_out.hpp"

namespace vegas::core {
namespace {

std::string address_of(Hall& hall, PlayerKey key) {
    const Player* player = hall.people.player(key);
    const Connection* conn =
        player != nullptr && player->conn ? hall.people.connection(*player->conn) : nullptr;
    return conn != nullptr ? " address=" + conn->from->address.text : " away=true";
}

std::string table_line(const Table& table) {
    const TableConfig& config = table.config();
    const Members& members = table.members();
    std::string line = "table=" + config.id;
    line += " ruleset=" + std::string(word_of(config.setup.ruleset));
    line += " status=" + std::string(word_of(table.status()));
    line += std::string(" visibility=") + (config.is_private ? "private" : "public");
    line += " seats=" + std::to_string(members.seats().size());
    if (config.people_only) line += " people_only=true";
    line += " taken=" + std::to_string(members.taken());
    line += " spectators=" + std::to_string(members.watching());
    if (members.deserted_since()) line += " deserted=true";
    if (members.host() != nullptr) line += " host=" + members.host()->id;
    return line;
}

}  // namespace

std::string in_quotes(std::string_view text) {
    std::string quoted;
    protocol::JsonOut(quoted).string(text);
    return quoted;
}

std::string program_field(const std::optional<protocol::Program>& program) {
    if (!program) return {};
    std::string field = " program=" + in_quotes(program->name);
    if (!program->version.empty()) field += " version=" + in_quotes(program->version);
    if (!program->author.empty()) field += " author=" + in_quotes(program->author);
    return field;
}

std::vector<std::string> describe_tables(Hall& hall) {
    std::vector<std::string> lines;
    for (const auto& [id, table] : hall.tables) {
        lines.push_back(table_line(*table));
        const Members& members = table->members();
        for (std::size_t i = 0; i < members.seats().size(); ++i) {
            const auto& o = members.seats()[i];
            if (!o || !o->is_person()) continue;
            lines.push_back("  player=" + o->id + " name=" + in_quotes(o->name) +
                            program_field(o->program) + " seat=" + std::to_string(i) +
                            address_of(hall, o->player));
        }
        for (const auto& [key, connected] : members.spectators()) {
            const Player* player = hall.people.player(key);
            if (player == nullptr) continue;
            lines.push_back("  player=" + player->id + " name=" + in_quotes(player->name) +
                            program_field(player->program) + " watches=true" +
                            address_of(hall, key));
        }
    }
    return lines;
}

std::vector<std::string> tables_of(const Hall& hall, const std::string& id) {
    std::vector<std::string> tables;
    const Player* player = hall.people.find(id);
    if (player == nullptr) return tables;
    for (const auto& table : player->tables) {
        if (hall.tables.contains(table)) tables.push_back(table);
    }
    return tables;
}

std::vector<std::string> players_to_keep(const Hall& hall) {
    std::vector<std::string> here = hall.people.kept_here();
    std::set<std::string> ids(here.begin(), here.end());
    for (const auto& [id, table] : hall.tables) {
        for (const auto& o : table->members().seats()) {
            if (o && o->player != kNoPlayer) ids.insert(o->id);
        }
        if (const Person* host = table->members().host()) ids.insert(host->id);
    }
    return {ids.begin(), ids.end()};
}

std::vector<std::string> describe_player(Hall& hall, const std::string& id) {
    const Player* player = hall.people.find(id);
    if (player == nullptr) return {};
    std::vector<std::string> lines = {"here player=" + id + " name=" + in_quotes(player->name) +
                                      program_field(player->program) +
                                      address_of(hall, player->key)};
    for (const auto& table : tables_of(hall, id)) {
        const Seat seat = hall.tables.at(table)->members().seat_of(player->key);
        lines.push_back("  table=" + table +
                        (seat == kNobody ? " watches=true" : " seat=" + std::to_string(seat)));
    }
    return lines;
}

}  // namespace vegas::core
