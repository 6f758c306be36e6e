#include "server/core/hall/lobby.hpp"

#include <utility>

namespace vegas::core {

void Lobby::list(const std::string& table, std::optional<protocol::LobbyEntry> entry,
                 protocol::LobbyUpdate& update) {
    if (!entry) {
        if (told_.erase(table) > 0) update.removed.push_back(table);
        return;
    }
    const auto it = told_.find(table);
    if (it != told_.end() && it->second == *entry) return;
    update.tables.push_back(*entry);
    told_.insert_or_assign(table, *std::move(entry));
}

std::vector<protocol::LobbyEntry> Lobby::entries() const {
    std::vector<protocol::LobbyEntry> all;
    all.reserve(told_.size());
    for (const auto& [table, entry] : told_) all.push_back(entry);
    return all;
}

}  // namespace vegas::core
