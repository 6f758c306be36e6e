#include "server/shell/store/memory/memory_games.hpp"

#include <utility>

#include "protocol/history/anonymize.hpp"

namespace vegas::shell {
namespace {

// Erases the item, and its list if that was the last one.
void erase_from(std::map<std::string, DatedIds>& lists, const std::string& of,
                const DatedId& item) {
    const auto it = lists.find(of);
    if (it == lists.end()) return;
    it->second.erase(item);
    if (it->second.empty()) lists.erase(it);
}

}  // namespace

void MemoryGames::add(core::StoredGame kept) {
    kept.ended = clock_.dated(kept.ended);
    const Game game = std::make_shared<const core::StoredGame>(std::move(kept));
    if (!games_.emplace(game->id, game).second) return;
    const DatedId item{game->ended, game->id};
    by_end_.insert(item);
    by_table_[game->at.table].insert(item);
    for (const auto& player : game->members) by_player_[player].insert(item);
    transcript_bytes_ += game->transcript->size();
    while (transcript_bytes_ > transcript_bytes_max_) erase(by_end_.begin()->second);
}

// The id may belong to an item that is erased here.
void MemoryGames::erase(const std::string& id) {
    const auto it = games_.find(id);
    const Game game = it->second;
    const DatedId item{game->ended, game->id};
    transcript_bytes_ -= game->transcript->size();
    for (const auto& player : game->members) erase_from(by_player_, player, item);
    erase_from(by_table_, game->at.table, item);
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
    for (; games_.size() > keep; ++count) erase(by_end_.begin()->second);
    return count;
}

}  // namespace vegas::shell
