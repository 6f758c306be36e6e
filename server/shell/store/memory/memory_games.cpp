#include "server/shell/store/memory/memory_games.hpp"

#include <utility>
#include <vector>

#include "protocol/history/anonymize.hpp"
#include "server/shell/store/game_invite.hpp"

namespace vegas::shell {
namespace {

// Erases the item, and its list if that was the last one.
template <class Items>
void erase_from(std::map<std::string, Items>& lists, const std::string& of,
                const typename Items::value_type& item) {
    const auto it = lists.find(of);
    if (it == lists.end()) return;
    it->second.erase(item);
    if (it->second.empty()) lists.erase(it);
}

std::vector<std::string> charges_of(const core::StoredGame& game) {
    std::vector<std::string> charges;
    if (!game.charged_player.empty()) charges.push_back("player " + game.charged_player);
    if (!game.charged_address.empty()) charges.push_back("address " + game.charged_address);
    return charges;
}

std::pair<bool, DatedId> rank_of(const core::StoredGame& game) {
    return {game.people > 1, {game.ended, game.id}};
}

}  // namespace

void MemoryGames::add(core::StoredGame kept, const core::GameQuotas& quotas) {
    kept.ended = clock_.dated(kept.ended);
    const Game game = std::make_shared<const core::StoredGame>(std::move(kept));
    if (!games_.emplace(game->id, game).second) return;
    const DatedId item{game->ended, game->id};
    by_end_.insert(item);
    by_table_[game->at.table].insert(item);
    for (const auto& player : game->members) by_player_[player].insert(item);
    by_rank_.insert(rank_of(*game));
    for (const auto& charge : charges_of(*game)) by_charge_[charge].insert(rank_of(*game));
    transcript_bytes_ += game->transcript->size();
    if (!game->charged_player.empty()) {
        enforce_quota("player " + game->charged_player, quotas.per_player, *game);
    }
    if (!game->charged_address.empty()) {
        enforce_quota("address " + game->charged_address, quotas.per_address, *game);
    }
    while (transcript_bytes_ > transcript_bytes_max_) erase(by_rank_.begin()->second.second);
}

void MemoryGames::renew_invites(const core::RenewInvite& query) {
    const auto of_table = by_table_.find(query.table);
    if (of_table == by_table_.end()) return;
    for (const auto& [ended, id] : of_table->second) {
        Game& kept = games_.at(id);
        if (!kept->at.is_private) continue;
        core::StoredGame game = *kept;
        game.at.invite = derive_game_invite(query.game_key, id);
        game.summary =
            std::make_shared<const std::string>(with_invite(*game.summary, game.at.invite));
        kept = std::make_shared<const core::StoredGame>(std::move(game));
    }
}

void MemoryGames::enforce_quota(const std::string& charge, std::size_t quota,
                                const core::StoredGame& newest) {
    while (true) {
        const auto it = by_charge_.find(charge);
        if (it == by_charge_.end() || it->second.size() <= quota) return;
        auto worst = it->second.begin();
        if (worst->second.second == newest.id) ++worst;
        if (worst == it->second.end()) return;
        erase(worst->second.second);
    }
}

// The id may belong to an item that is erased here.
void MemoryGames::erase(const std::string& id) {
    const auto it = games_.find(id);
    const Game game = it->second;
    const DatedId item{game->ended, game->id};
    transcript_bytes_ -= game->transcript->size();
    for (const auto& player : game->members) erase_from(by_player_, player, item);
    erase_from(by_table_, game->at.table, item);
    for (const auto& charge : charges_of(*game)) erase_from(by_charge_, charge, rank_of(*game));
    by_rank_.erase(rank_of(*game));
    by_end_.erase(item);
    games_.erase(it);
}

void MemoryGames::erase_games_of(const std::string& table) {
    for (auto it = by_table_.find(table); it != by_table_.end(); it = by_table_.find(table)) {
        erase(it->second.begin()->second);
    }
}

core::QueryResult MemoryGames::find(const std::string& id) const {
    const auto it = games_.find(id);
    if (it == games_.end()) return core::NoResult{};
    return it->second;
}

core::QueryResult MemoryGames::last_at(const std::string& table) const {
    const auto it = by_table_.find(table);
    if (it == by_table_.end()) return core::NoResult{};
    return games_.at(it->second.rbegin()->second);
}

core::QueryResult MemoryGames::page(const core::ListGames& query) const {
    core::GamePage page;
    const auto found = by_player_.find(query.player);
    if (found == by_player_.end()) return page;
    const DatedIds& games = found->second;
    auto it =
        query.after ? games.lower_bound({query.after->ended, query.after->game}) : games.end();
    while (it != games.begin() && page.games.size() < query.limit) {
        --it;
        page.games.push_back({.at = {.ended = it->first, .game = it->second},
                              .summary = games_.at(it->second)->summary});
    }
    page.more = it != games.begin();
    return page;
}

void MemoryGames::erase_player(const std::string& player) {
    const auto games = by_player_.extract(player);
    if (games.empty()) return;
    for (const auto& item : games.mapped()) {
        Game& game = games_.at(item.second);
        auto [summary, transcript] =
            protocol::anonymize_player({*game->summary, *game->transcript}, player);
        core::StoredGame now = *game;
        std::erase(now.members, player);
        if (now.charged_player == player) {
            erase_from(by_charge_, "player " + player, rank_of(now));
            now.charged_player.clear();
        }
        transcript_bytes_ += transcript.size() - game->transcript->size();
        now.summary = std::make_shared<const std::string>(std::move(summary));
        now.transcript = std::make_shared<const std::string>(std::move(transcript));
        game = std::make_shared<const core::StoredGame>(std::move(now));
    }
}

std::size_t MemoryGames::forget(core::UtcTime before, std::size_t most) {
    std::size_t count = 0;
    while (count < most && !by_end_.empty() && by_end_.begin()->first < before) {
        erase(by_end_.begin()->second);
        ++count;
    }
    return count;
}

std::size_t MemoryGames::forget_surplus(std::size_t keep) {
    std::size_t count = 0;
    for (; games_.size() > keep; ++count) erase(by_rank_.begin()->second.second);
    return count;
}

}  // namespace vegas::shell
