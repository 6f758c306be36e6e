// The players of a MemoryStore, and their tokens.
#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/memory/dates.hpp"

namespace vegas::shell {

class MemoryPlayers {
public:
    // REQUIRES: the clock outlives this.
    explicit MemoryPlayers(const MemoryClock& clock) : clock_(clock) {}

    [[nodiscard]] bool has(const std::string& id) const { return players_.contains(id); }
    [[nodiscard]] std::size_t count() const { return players_.size(); }
    [[nodiscard]] const DatedIds& by_seen() const { return by_seen_; }  // by their last visit

    // An existing player stays as they are.
    void add(const core::StoredPlayer& player);
    [[nodiscard]] core::QueryResult redeem(const core::RedeemToken& query);
    [[nodiscard]] core::QueryResult find(const std::string& id) const;
    void erase(const std::string& id);
    void touch(const std::string& id, core::UtcTime seen);
    void mark_played(const std::string& id) { newcomers_.erase(id); }  // has finished a game
    // Deletes up to `most` players last seen before `before`, longest absent first. Spares those in
    // `keep`. Returns how many.
    std::size_t forget(core::UtcTime before, const std::vector<std::string>& keep,
                       std::size_t most);
    // Likewise, of those who never finished a game.
    std::size_t forget_newcomers(core::UtcTime before, const std::vector<std::string>& keep,
                                 std::size_t most);

private:
    template <class Is>
    std::size_t forget_if(core::UtcTime before, const std::vector<std::string>& keep,
                          std::size_t most, Is is);
    void set_seen(core::StoredPlayer& player, core::UtcTime seen);

    const MemoryClock& clock_;
    std::unordered_map<std::string, core::StoredPlayer> players_;
    std::unordered_map<std::string, std::string> by_token_;  // hash -> id
    DatedIds by_seen_;
    std::unordered_set<std::string> newcomers_;  // never finished a game
};

}  // namespace vegas::shell
