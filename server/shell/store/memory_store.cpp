#include "server/shell/store/memory_store.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "protocol/history/anonymize.hpp"

namespace vegas::shell {
namespace {

// Where nothing is left, nothing is kept.
template <class Moments, class DatedId>
void erase_from(Moments& moments, const std::string& of, const DatedId& moment) {
    const auto it = moments.find(of);
    if (it == moments.end()) return;
    it->second.erase(moment);
    if (it->second.empty()) moments.erase(it);
}

}  // namespace

void MemoryStore::restart() {
    ++incarnation_;
    refused_.clear();
    listener_ = {};
}

void MemoryStore::load(const std::function<void(core::LoadedTable)>& each) {
    if (scope_ != MemoryScope::all) return;
    for (const auto& [id, table] : tables_) {
        if (table.is_aside) continue;
        core::LoadedTable loaded{.table = id, .records = {}};
        for (const auto& [seq, record] : table.records) loaded.records.push_back(record);
        each(std::move(loaded));
    }
}

std::vector<std::string> MemoryStore::list_set_aside() {
    std::vector<std::string> ids;
    for (const auto& [id, table] : tables_) {
        if (table.is_aside) ids.push_back(id);
    }
    return ids;
}

// ---- what is asked, in order, and what is said to it

void MemoryStore::append(std::vector<core::Append> appends) {
    for (auto& what : appends) pending_events_.push_back(store_or_refuse(std::move(what)));
    deliver_events();
}

void MemoryStore::query(core::StoreQuery question) {
    auto result = std::visit([this](const auto& q) { return this->run_query(q); }, question.query);
    pending_events_.emplace_back(core::QueryReply{question.ticket, std::move(result)});
    deliver_events();
}

void MemoryStore::deliver_events() {
    if (std::exchange(is_delivering_, true)) return;
    while (!pending_events_.empty()) {
        StoreEvent said = std::move(pending_events_.front());
        pending_events_.pop_front();
        listener_(std::move(said));
    }
    is_delivering_ = false;
}

// ---- tables

Store::StoreEvent MemoryStore::store_or_refuse(core::Append what) {
    if (scope_ == MemoryScope::until_again && what.seq == 0) forget_games_of(what.table);
    if (const auto why = find_refusal(what)) {
        refused_.emplace(what.table, *why);
        return core::AppendRefused{what.table, *why};
    }
    const core::AppendStored stored{what.table, what.last()};
    write(std::move(what));
    return stored;
}

std::optional<core::AppendError> MemoryStore::find_refusal(const core::Append& what) const {
    if (const auto it = refused_.find(what.table); it != refused_.end()) return it->second;
    const auto it = tables_.find(what.table);
    const bool follows = it != tables_.end() && !it->second.is_aside && it->second.next == what.seq;
    if (follows || has_records_of(what)) return std::nullopt;
    if (what.seq == 0) {
        return is_id_used(what) ? std::optional(core::AppendError::id_taken) : std::nullopt;
    }
    return core::AppendError::conflict;
}

// The id of a table is in the ids of its games, so it stays taken while one of them is kept.
bool MemoryStore::is_id_used(const core::Append& what) const {
    return tables_.contains(what.table) || by_table_.contains(what.table) ||
           invites_.contains(what.invite) ||
           std::ranges::any_of(what.players,
                               [this](const auto& player) { return players_.contains(player.id); });
}

// Whether its records are there, byte for byte, but for those before the base, which may be gone.
bool MemoryStore::has_records_of(const core::Append& what) const {
    const auto it = tables_.find(what.table);
    if (it == tables_.end()) return false;
    const Table& table = it->second;
    if (table.is_aside || what.last() < table.base) return false;
    if (what.seq == 0 && what.invite != table.invite) return false;
    for (std::uint32_t seq = std::max(what.seq, table.base); seq <= what.last(); ++seq) {
        const auto record = table.records.find(seq);
        if (record == table.records.end()) return false;
        if (record->second != what.records[seq - what.seq]) return false;
    }
    return true;
}

void MemoryStore::write(core::Append what) {
    for (const auto& player : what.players) add(player);
    if (what.game) add(std::move(*what.game));
    if (what.closes) {
        close(what.table);
    } else {
        write_records(what);
    }
}

void MemoryStore::write_records(core::Append& what) {
    Table& table = tables_[what.table];
    if (what.seq == 0) {
        table.invite = what.invite;
        if (!what.invite.empty()) invites_.insert(what.invite);
    }
    const bool is_new = what.seq == table.next;  // and not repeated
    table.next = std::max(table.next, what.last() + 1);
    if (is_new && scope_ == MemoryScope::all) {
        std::uint32_t seq = what.seq;
        for (auto& record : what.records) table.records.emplace(seq++, std::move(record));
    }
    if (!what.base) return;
    table.base = *what.base;
    table.records.erase(table.records.begin(), table.records.lower_bound(table.base));
}

void MemoryStore::close(const std::string& id) {
    const auto it = tables_.find(id);
    if (it == tables_.end()) return;
    invites_.erase(it->second.invite);
    tables_.erase(it);
}

void MemoryStore::set_aside(core::SetAside table) {
    const auto it = tables_.find(table.table);
    if (it != tables_.end()) it->second.is_aside = true;
}

// ---- players

void MemoryStore::touch_players(core::TouchPlayers visited) {
    for (const auto& id : visited.players) {
        const auto it = players_.find(id);
        if (it != players_.end() && it->second.seen < visited.seen) {
            set_seen(it->second, visited.seen);
        }
    }
}

core::QueryResult MemoryStore::run_query(const core::RedeemToken& question) {
    const auto it = by_token_.find(question.used_hash);
    if (it == by_token_.end()) return core::NoResult{};
    core::StoredPlayer& player = players_.at(it->second);
    by_token_.erase(player.token_hash);
    by_token_.erase(player.previous_hash);
    player.token_hash = question.next_hash;
    player.previous_hash = question.used_hash;
    by_token_[player.token_hash] = player.id;
    by_token_[player.previous_hash] = player.id;
    set_seen(player, question.now);
    return player;
}

void MemoryStore::set_seen(core::StoredPlayer& player, core::UtcTime seen) {
    by_seen_.erase({player.seen, player.id});
    player.seen = dated(seen);
    by_seen_.emplace(player.seen, player.id);
}

void MemoryStore::add(const core::StoredPlayer& kept) {
    const auto [it, is_new] = players_.emplace(kept.id, kept);
    if (!is_new) return;
    core::StoredPlayer& player = it->second;
    player.seen = dated(player.seen);
    for (const auto& hash : {player.token_hash, player.previous_hash}) {
        if (!hash.empty()) by_token_.emplace(hash, player.id);
    }
    by_seen_.emplace(player.seen, player.id);
}

void MemoryStore::forget_player(const std::string& id) {
    const auto it = players_.find(id);
    by_token_.erase(it->second.token_hash);
    by_token_.erase(it->second.previous_hash);
    by_seen_.erase({it->second.seen, id});
    players_.erase(it);
}

// ---- games

void MemoryStore::add(core::StoredGame kept) {
    kept.ended = dated(kept.ended);
    const Game game = std::make_shared<const core::StoredGame>(std::move(kept));
    if (!games_.emplace(game->id, game).second) return;
    const DatedId moment{game->ended, game->id};
    by_end_.insert(moment);
    by_table_[game->at.table].insert(moment);
    for (const auto& player : game->members) by_player_[player].insert(moment);
    transcript_bytes_ += game->transcript->size();
    while (transcript_bytes_ > transcript_bytes_max_) forget_game(by_end_.begin()->second);
}

void MemoryStore::forget_games_of(const std::string& table) {
    for (auto it = by_table_.find(table); it != by_table_.end(); it = by_table_.find(table)) {
        forget_game(it->second.begin()->second);
    }
}

// The id may be of what goes with it.
void MemoryStore::forget_game(const std::string& id) {
    const auto it = games_.find(id);
    const Game game = it->second;
    const DatedId moment{game->ended, game->id};
    transcript_bytes_ -= game->transcript->size();
    for (const auto& player : game->members) erase_from(by_player_, player, moment);
    erase_from(by_table_, game->at.table, moment);
    by_end_.erase(moment);
    games_.erase(it);
}

core::QueryResult MemoryStore::run_query(const core::FindGame& question) const {
    const auto it = games_.find(question.id);
    if (it == games_.end()) return core::NoResult{};
    return it->second;
}

core::QueryResult MemoryStore::run_query(const core::FindLastGame& question) const {
    const auto it = by_table_.find(question.table);
    if (it == by_table_.end()) return core::NoResult{};
    return games_.at(it->second.rbegin()->second);
}

core::QueryResult MemoryStore::run_query(const core::ListGames& question) const {
    core::GamePage page;
    const auto found = by_player_.find(question.player);
    if (found == by_player_.end()) return page;
    const auto& games = found->second;
    auto it = question.after ? games.lower_bound({question.after->ended, question.after->game})
                             : games.end();
    while (it != games.begin() && page.games.size() < question.limit) {
        --it;
        page.games.push_back({.at = {.ended = it->first, .game = it->second},
                              .summary = games_.at(it->second)->summary});
    }
    page.more = it != games.begin();
    return page;
}

core::QueryResult MemoryStore::run_query(const core::FindPlayer& question) const {
    const auto it = players_.find(question.id);
    if (it == players_.end()) return core::NoResult{};
    core::StoredPlayer player = it->second;
    player.token_hash.clear();
    player.previous_hash.clear();
    return player;
}

core::QueryResult MemoryStore::run_query(const core::ErasePlayer& question) {
    auto erased = run_query(core::FindPlayer{question.id});
    if (players_.contains(question.id)) forget_player(question.id);
    const auto games = by_player_.extract(question.id);
    if (games.empty()) return erased;
    for (const auto& moment : games.mapped()) {
        Game& game = games_.at(moment.second);
        auto [summary, transcript] =
            protocol::anonymize_player({*game->summary, *game->transcript}, question.id);
        core::StoredGame now = *game;
        std::erase(now.members, question.id);
        transcript_bytes_ += transcript.size() - game->transcript->size();
        now.summary = std::make_shared<const std::string>(std::move(summary));
        now.transcript = std::make_shared<const std::string>(std::move(transcript));
        game = std::make_shared<const core::StoredGame>(std::move(now));
    }
    return erased;
}

// ---- what is too old, or too much

core::UtcTime MemoryStore::dated(core::UtcTime time) const {
    return forgot_ && time < *forgot_ + -kPlausibleMs ? *forgot_ : time;
}

StoreClock MemoryStore::clock(core::UtcTime now) const {
    if (forgot_) return {.time = *forgot_, .has_passed = true};
    std::optional<core::UtcTime> until_now, newest;
    for (const auto* moments : {&by_seen_, &by_end_}) {
        if (moments->empty()) continue;
        newest = std::max(newest, std::optional(moments->rbegin()->first));
        const auto later = moments->lower_bound({now + 1, {}});
        if (later == moments->begin()) continue;
        until_now = std::max(until_now, std::optional(std::prev(later)->first));
    }
    return initial_clock(now, until_now, newest);
}

std::size_t MemoryStore::forget_players(const PurgeProgress& progress) {
    const auto& keep = progress.what.keep;
    std::vector<std::string> late;
    for (const auto& [seen, id] : by_seen_) {
        if (seen >= progress.players_before() || late.size() == progress.players_left) break;
        if (std::ranges::find(keep, id) == keep.end()) late.push_back(id);
    }
    for (const auto& id : late) forget_player(id);
    return late.size();
}

std::size_t MemoryStore::forget_games(core::UtcTime before, std::size_t most) {
    std::size_t count = 0;
    while (count < most && !by_end_.empty() && by_end_.begin()->first < before) {
        forget_game(by_end_.begin()->second);
        ++count;
    }
    return count;
}

void MemoryStore::purge(core::Purge what) {
    const StoreCounts holds{.players = players_.size(), .games = games_.size()};
    const auto now = what.now;
    const StoreClock known = clock(now);
    const PurgePass pass = plan_purge(now, known, what.after_start);
    if (!holds.is_empty()) forgot_ = pass.clock;
    auto progress = begin_purge(std::move(what), now, known, pass, holds);
    const std::size_t players = forget_players(progress);
    const std::size_t old = forget_games(progress.games_before(), progress.games_left);
    const std::size_t keep = std::min(progress.what.games_most, by_end_.size());
    const std::size_t surplus =
        forget_games({std::numeric_limits<std::int64_t>::max()}, by_end_.size() - keep);
    progress.count_removed(players, old, surplus);
    pending_events_.emplace_back(progress.so_far);
    deliver_events();
}

}  // namespace vegas::shell
