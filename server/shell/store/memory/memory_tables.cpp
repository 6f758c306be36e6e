#include "server/shell/store/memory/memory_tables.hpp"

#include <algorithm>
#include <utility>

#include "protocol/history/anonymize.hpp"
#include "server/core/journal/anonymize.hpp"

namespace vegas::shell {

Expected<void, core::AppendError> MemoryTables::append(core::Append what) {
    if (scope_ == MemoryScope::until_again && what.seq == 0) games_.erase_games_of(what.table);
    const auto accepted = check(what);
    if (!accepted) {
        refused_.emplace(what.table, accepted.error());
        return accepted;
    }
    for (const auto& player : what.players) players_.add(player);
    if (what.game) {
        for (std::size_t i = 0; i < what.game->people; ++i) {
            players_.mark_played(what.game->members.at(i));
        }
        games_.add(std::move(*what.game), what.quotas);
    }
    if (what.closes) {
        close(what.table);
    } else {
        write_records(what);
    }
    return {};
}

Expected<void, core::AppendError> MemoryTables::check(const core::Append& what) const {
    if (const auto it = refused_.find(what.table); it != refused_.end()) return it->second;
    const auto it = tables_.find(what.table);
    const bool follows = it != tables_.end() && !it->second.is_aside && it->second.next == what.seq;
    if (follows || has_records_of(what)) return {};
    if (what.seq > 0) return core::AppendError::conflict;
    if (is_id_used(what)) return core::AppendError::id_taken;
    return {};
}

// The id of a table is in the ids of its games, so it stays taken while one of them is kept.
bool MemoryTables::is_id_used(const core::Append& what) const {
    return tables_.contains(what.table) || games_.has_game_of(what.table) ||
           invites_.contains(what.invite) ||
           std::ranges::any_of(what.players,
                               [this](const auto& player) { return players_.has(player.id); });
}

// Whether its records are there, byte for byte, but for those before the base, which may be gone.
bool MemoryTables::has_records_of(const core::Append& what) const {
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

void MemoryTables::write_records(core::Append& what) {
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
    if (what.base) {
        table.base = *what.base;
        table.records.erase(table.records.begin(), table.records.lower_bound(table.base));
    }
    if (what.game) table.first_slept = {};
    if (!what.sleeps) return;
    if (table.first_slept.ms == 0) table.first_slept = what.sleeps->since;
    if (!what.sleeps->charged_player.empty()) table.charged_player = what.sleeps->charged_player;
    if (!what.sleeps->charged_address.empty()) table.charged_address = what.sleeps->charged_address;
    table.sleeps = std::move(what.sleeps);
    table.seats = *std::move(what.seats);
    enforce_quotas(what.table, what.quotas);
}

void MemoryTables::enforce_quotas(const std::string& newest, const core::GameQuotas& quotas) {
    const Table& one = tables_.at(newest);
    const auto enforce = [&](std::size_t quota, auto since_of, auto counts) {
        std::multimap<std::pair<bool, core::UtcTime>, std::string, std::greater<>> kept;
        for (const auto& [id, other] : tables_) {
            if (id == newest || !other.sleeps || other.is_aside || !counts(other)) continue;
            kept.emplace(std::pair(other.sleeps->players > 1, since_of(other)), id);
        }
        std::size_t n = 1;
        for (const auto& [rank, id] : kept) {
            if (++n > std::max<std::size_t>(quota, 1)) close(id);
        }
    };
    enforce(
        quotas.sleeping_per_player, [](const Table& t) { return t.sleeps->since; },
        [&](const Table& t) {
            return !t.charged_player.empty() && t.charged_player == one.charged_player;
        });
    enforce(
        quotas.new_sleeping_per_address, [](const Table& t) { return t.first_slept; },
        [&](const Table& t) {
            return !t.charged_address.empty() && t.charged_address == one.charged_address &&
                   std::min(one.first_slept, t.first_slept) >
                       one.sleeps->since + -core::kNewSleepingMs;
        });
}

void MemoryTables::close(const std::string& id) {
    const auto it = tables_.find(id);
    if (it == tables_.end()) return;
    invites_.erase(it->second.invite);
    tables_.erase(it);
}

void MemoryTables::set_aside(const std::string& table) {
    const auto it = tables_.find(table);
    if (it != tables_.end()) it->second.is_aside = true;
}

void MemoryTables::load(const std::function<void(core::LoadedTable)>& each) const {
    if (scope_ != MemoryScope::all) return;
    for (const auto& [id, table] : tables_) {
        if (!table.is_aside && !table.sleeps) each(load(id, table));
    }
}

core::LoadedTable MemoryTables::load(const std::string& id, const Table& table) {
    core::LoadedTable loaded{.table = id, .records = {}};
    for (const auto& [seq, record] : table.records) loaded.records.push_back(record);
    return loaded;
}

void MemoryTables::renew_invite(const core::RenewInvite& query) {
    games_.renew_invites(query);
    const auto it = tables_.find(query.table);
    if (it == tables_.end()) return;
    invites_.erase(it->second.invite);
    invites_.insert(query.invite);
    it->second.invite = query.invite;
}

std::string MemoryTables::invite_of(const std::string& table) const {
    const auto it = tables_.find(table);
    return it == tables_.end() ? std::string() : it->second.invite;
}

core::QueryResult MemoryTables::find(const core::FindTable& query) {
    const auto is_it = [&query](const auto& entry) {
        const auto& [id, table] = entry;
        return table.sleeps && !table.is_aside &&
               (query.table.empty() ? table.invite == query.invite : id == query.table);
    };
    const auto it = std::ranges::find_if(tables_, is_it);
    if (it == tables_.end()) return core::NoResult{};
    if (!query.wakes) return core::TableHome{.table = it->first, .is_asleep = true};
    core::LoadedTable woken = load(it->first, it->second);
    it->second.sleeps.reset();
    it->second.seats.clear();
    return woken;
}

core::SleepingGames MemoryTables::list(const core::ListSleeping& query) const {
    std::multimap<core::UtcTime, core::SleepingGames::Game, std::greater<>> latest;
    for (const auto& [id, table] : tables_) {
        const bool sits = std::ranges::find(table.seats, query.player) != table.seats.end();
        if (table.sleeps && !table.is_aside && sits) {
            latest.emplace(table.sleeps->since,
                           core::SleepingGames::Game{id, table.sleeps->summary, table.sleeps->due});
        }
    }
    core::SleepingGames games;
    for (const auto& [since, game] : latest) {
        if (games.all.size() < query.limit) games.all.push_back(game);
    }
    return games;
}

core::ServedTimeAdvanced MemoryTables::advance(const core::AdvanceServedTime& query) {
    served_ = served_ + core::count_served_ms(query.elapsed_ms);
    std::multimap<core::ServedTime, std::string> due;
    for (const auto& [id, table] : tables_) {
        const bool is_due = table.sleeps && table.sleeps->due && *table.sleeps->due <= served_;
        if (is_due && !table.is_aside) due.emplace(*table.sleeps->due, id);
    }
    core::ServedTimeAdvanced advanced{.now = served_, .due_tables = {}};
    for (const auto& [at, id] : due) {
        if (advanced.due_tables.size() < query.most) advanced.due_tables.push_back(id);
    }
    return advanced;
}

std::size_t MemoryTables::count_sleeping() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        tables_, [](const auto& it) { return it.second.sleeps.has_value(); }));
}

std::vector<std::string> MemoryTables::sleeping_players() const {
    std::vector<std::string> ids;
    for (const auto& [id, table] : tables_) {
        ids.insert(ids.end(), table.seats.begin(), table.seats.end());
    }
    return ids;
}

std::size_t MemoryTables::forget(const PurgeProgress& progress, std::size_t most) {
    std::vector<std::string> late;
    for (const auto& [id, table] : tables_) {
        if (!table.sleeps || late.size() == most) continue;
        const auto before =
            table.sleeps->players > 1 ? progress.slept_before() : progress.slept_alone_before();
        if (table.sleeps->since < before) late.push_back(id);
    }
    for (const auto& id : late) close(id);
    return late.size();
}

void MemoryTables::erase_player(const std::string& player) {
    std::vector<std::string> deserted;
    for (auto& [id, table] : tables_) {
        bool was_named = false;
        for (auto& [seq, record] : table.records) {
            auto without = core::journal::anonymize_record(record, player);
            if (!without) continue;
            record = *std::move(without);
            was_named = true;
        }
        std::ranges::replace(table.seats, player, std::string());
        if (table.charged_player == player) table.charged_player.clear();
        if (!was_named || !table.sleeps) continue;
        auto text = protocol::anonymize_waiting(*table.sleeps->summary, player);
        if (!text) continue;
        if (text->players == 0) deserted.push_back(id);
        table.sleeps->summary = std::make_shared<const std::string>(std::move(text->summary));
        table.sleeps->players = text->players;
    }
    for (const auto& id : deserted) close(id);
}

std::vector<std::string> MemoryTables::list_set_aside() const {
    std::vector<std::string> ids;
    for (const auto& [id, table] : tables_) {
        if (table.is_aside) ids.push_back(id);
    }
    return ids;
}

}  // namespace vegas::shell
