#include "server/core/state/table_directory.hpp"

#include <utility>

#include "engine/assert.hpp"

namespace vegas::core {

Table* TableDirectory::find(const std::string& id) const {
    const auto it = tables_.find(id);
    return it == tables_.end() ? nullptr : it->second.get();
}

Table* TableDirectory::find_by_invite(const std::string& invite) const {
    const auto it = by_invite_.find(invite);
    return it == by_invite_.end() ? nullptr : it->second;
}

TableHealth TableDirectory::health(const std::string& id) const {
    if (set_aside_.contains(id)) return TableHealth::set_aside;
    const Table* table = find(id);
    if (table == nullptr) return TableHealth::unknown;
    return table->is_frozen() ? TableHealth::frozen : TableHealth::running;
}

std::set<PlayerKey> TableDirectory::owners_of_seats() const {
    std::set<PlayerKey> owners;
    for (const auto& [id, table] : tables_) {
        for_each_player(table->seating(), [&](const Occupant& o) { owners.insert(o.player); });
    }
    return owners;
}

Table& TableDirectory::add(std::unique_ptr<Table> added, std::unique_ptr<Entropy> seeded) {
    const std::string id = added->config().id;
    const auto [it, is_new] = tables_.emplace(id, std::move(added));
    ASSERT(is_new);
    Table& table = *it->second;
    by_invite_.emplace(table.config().invite, &table);
    set_aside_.erase(id);  // an operator has restored it
    if (seeded) seeded_.emplace(id, std::move(seeded));
    return table;
}

void TableDirectory::renew_invite(Table& table, const std::string& invite, TimePoint now) {
    by_invite_.erase(table.config().invite);
    by_invite_.emplace(invite, &table);
    table.membership().renew_invite(invite, now);
}

void TableDirectory::remove(const std::string& id) {
    const auto it = tables_.find(id);
    if (it == tables_.end()) return;
    by_invite_.erase(it->second->config().invite);
    tables_.erase(it);
    seeded_.erase(id);
}

void TableDirectory::add_broken(BrokenTable table) {
    set_aside(table.what.table);
    broken_.push_back(std::move(table));
}

}  // namespace vegas::core
