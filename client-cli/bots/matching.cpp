#include "client-cli/bots/matching.hpp"

#include <algorithm>

namespace vegas::cli {
namespace {

bool is_open(const WireStruct<protocol::LobbyEntry>& table) {
    return table.status == "open" && table.taken < table.seats;
}

}  // namespace

void LobbyTables::apply(const WireStruct<protocol::LobbyMessage>& lobby) {
    tables_.clear();
    for (const WireStruct<protocol::LobbyEntry>& table : lobby.tables) tables_[table.table] = table;
}

void LobbyTables::apply(const WireStruct<protocol::LobbyUpdateMessage>& update) {
    for (const WireStruct<protocol::LobbyEntry>& table : update.tables) {
        tables_[table.table] = table;
    }
    std::erase_if(tables_, [&shown = update.shown](const auto& known) {
        return std::ranges::find(shown, known.first) == shown.end();
    });
}

std::string choose_table(const LobbyTables::ById& tables, const std::string& ruleset,
                         const std::string& own, const std::set<std::string>& avoided) {
    std::string best = own;
    std::int64_t most = -1;
    if (!own.empty()) {
        const auto here = tables.find(own);
        if (here == tables.end() || here->second.taken != 1) return {};
        most = 1;
    }
    for (const auto& [id, table] : tables) {
        if (id == own || avoided.contains(id) || !is_open(table)) continue;
        if (!ruleset.empty() && table.ruleset != ruleset) continue;
        if (table.taken < most || (table.taken == most && id >= best)) continue;
        best = id;
        most = table.taken;
    }
    return best == own ? std::string() : best;
}

}  // namespace vegas::cli
