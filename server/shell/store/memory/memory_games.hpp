// The finished games of a MemoryStore.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/core/base/storage.hpp"
#include "server/shell/store/memory/dates.hpp"

namespace vegas::shell {

class MemoryGames {
public:
    // Beyond that many bytes of transcripts, the oldest games are deleted. REQUIRES: the clock
    // outlives this.
    MemoryGames(const MemoryClock& clock, std::size_t transcript_bytes)
        : clock_(clock), transcript_bytes_max_(transcript_bytes) {}

    [[nodiscard]] bool has_game_of(const std::string& table) const {
        return by_table_.contains(table);
    }
    [[nodiscard]] std::size_t count() const { return games_.size(); }
    [[nodiscard]] const DatedIds& by_end() const { return by_end_; }

    // An existing game stays as it is.
    void add(core::StoredGame game, const core::GameQuotas& quotas);
    [[nodiscard]] core::QueryResult find(const std::string& id) const;
    [[nodiscard]] core::QueryResult last_at(const std::string& table) const;
    [[nodiscard]] core::QueryResult page(const core::ListGames& query) const;
    // The table has another invite: core::RenewInvite.
    void renew_invites(const core::RenewInvite& query);
    // Removes all traces of this player from the games.
    void erase_player(const std::string& player);
    [[nodiscard]] std::size_t count_of(const std::string& player) const {
        const auto it = by_player_.find(player);
        return it == by_player_.end() ? 0 : it->second.size();
    }
    // Deletes up to `most` games that ended before `before`, oldest first. Returns how many.
    std::size_t forget(core::UtcTime before, std::size_t most);
    // Deletes the oldest games, those of one person first, so that at most `keep` are left.
    // Returns how many.
    std::size_t forget_surplus(std::size_t keep);
    void erase_games_of(const std::string& table);

private:
    using Game = std::shared_ptr<const core::StoredGame>;
    // By worth: whether several people played, then by end.
    using RankedIds = std::set<std::pair<bool, DatedId>>;

    void erase(const std::string& id);
    void enforce_quota(const std::string& charge, std::size_t quota,
                       const core::StoredGame& newest);

    const MemoryClock& clock_;
    std::size_t transcript_bytes_max_;
    std::unordered_map<std::string, Game> games_;
    std::size_t transcript_bytes_ = 0;
    DatedIds by_end_;
    RankedIds by_rank_;
    std::map<std::string, RankedIds> by_charge_;  // for whose quotas they count
    std::map<std::string, DatedIds> by_table_, by_player_;
};

}  // namespace vegas::shell
