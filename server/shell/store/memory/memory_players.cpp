#include "server/shell/store/memory/memory_players.hpp"

#include <algorithm>

namespace vegas::shell {

void MemoryPlayers::add(const core::StoredPlayer& kept) {
    const auto [it, is_new] = players_.emplace(kept.id, kept);
    if (!is_new) return;
    core::StoredPlayer& player = it->second;
    player.seen = clock_.dated(player.seen);
    for (const auto& hash : {player.token_hash, player.previous_hash}) {
        if (!hash.empty()) by_token_.emplace(hash, player.id);
    }
    by_seen_.emplace(player.seen, player.id);
    newcomers_.insert(player.id);
}

core::QueryResult MemoryPlayers::redeem(const core::RedeemToken& query) {
    const auto it = by_token_.find(query.used_hash);
    if (it == by_token_.end()) return core::NoResult{};
    core::StoredPlayer& player = players_.at(it->second);
    by_token_.erase(player.token_hash);
    by_token_.erase(player.previous_hash);
    player.token_hash = query.next_hash;
    player.previous_hash = query.used_hash;
    by_token_[player.token_hash] = player.id;
    by_token_[player.previous_hash] = player.id;
    set_seen(player, query.now);
    return player;
}

core::QueryResult MemoryPlayers::find(const std::string& id) const {
    const auto it = players_.find(id);
    if (it == players_.end()) return core::NoResult{};
    core::StoredPlayer player = it->second;
    player.token_hash.clear();
    player.previous_hash.clear();
    return player;
}

void MemoryPlayers::erase(const std::string& id) {
    const auto it = players_.find(id);
    if (it == players_.end()) return;
    by_token_.erase(it->second.token_hash);
    by_token_.erase(it->second.previous_hash);
    by_seen_.erase({it->second.seen, id});
    newcomers_.erase(id);
    players_.erase(it);
}

void MemoryPlayers::touch(const std::string& id, core::UtcTime seen) {
    const auto it = players_.find(id);
    if (it != players_.end() && it->second.seen < seen) set_seen(it->second, seen);
}

void MemoryPlayers::set_seen(core::StoredPlayer& player, core::UtcTime seen) {
    by_seen_.erase({player.seen, player.id});
    player.seen = clock_.dated(seen);
    by_seen_.emplace(player.seen, player.id);
}

template <class Is>
std::size_t MemoryPlayers::forget_if(core::UtcTime before, const std::vector<std::string>& keep,
                                     std::size_t most, Is is) {
    std::vector<std::string> late;
    for (const auto& [seen, id] : by_seen_) {
        if (seen >= before || late.size() == most) break;
        if (is(id) && std::ranges::find(keep, id) == keep.end()) late.push_back(id);
    }
    for (const auto& id : late) erase(id);
    return late.size();
}

std::size_t MemoryPlayers::forget(core::UtcTime before, const std::vector<std::string>& keep,
                                  std::size_t most) {
    return forget_if(before, keep, most, [](const std::string&) { return true; });
}

std::size_t MemoryPlayers::forget_newcomers(core::UtcTime before,
                                            const std::vector<std::string>& keep,
                                            std::size_t most) {
    return forget_if(before, keep, most,
                     [this](const std::string& id) { return newcomers_.contains(id); });
}

}  // namespace vegas::shell
