#include "client-cli/commands/matching.hpp"

#include "client-cli/fields.hpp"

namespace vegas::cli {

namespace {

bool is_open(const json& table) {
    const auto taken = int_of(table, "taken");
    return text_of(table, "status") == "open" && taken < int_of(table, "seats");
}

}  // namespace

void LobbyTables::take(const json& message) {
    if (text_of(message, "ev") == "lobby") tables_.clear();
    const json& removed = field(message, "removed");
    for (std::size_t i = 0; removed.is_array() && i < removed.size(); ++i) {
        if (removed[i].is_string()) tables_.erase(removed[i].get<std::string>());
    }
    const json& tables = field(message, "tables");
    for (std::size_t i = 0; tables.is_array() && i < tables.size(); ++i) {
        tables_[text_of(tables[i], "table")] = tables[i];
    }
}

std::string choose_table(const std::map<std::string, json>& tables, const std::string& ruleset,
                         const std::string& own, const std::set<std::string>& avoided) {
    std::string best = own;
    std::int64_t most = -1;
    if (!own.empty()) {
        const auto here = tables.find(own);
        if (here == tables.end() || int_of(here->second, "taken") != 1) return {};
        most = 1;
    }
    for (const auto& [id, table] : tables) {
        if (id == own || avoided.contains(id) || !is_open(table)) continue;
        if (!ruleset.empty() && text_of(table, "ruleset") != ruleset) continue;
        const auto taken = int_of(table, "taken");
        if (taken < most || (taken == most && id >= best)) continue;
        best = id;
        most = taken;
    }
    return best == own ? std::string() : best;
}

}  // namespace vegas::cli
