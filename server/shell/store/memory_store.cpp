#include "server/shell/store/memory_store.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace vegas::shell {

void MemoryStore::restart() {
    ++incarnation_;
    tables_.restart();
    listener_ = {};
}

void MemoryStore::append(std::vector<core::Append> appends) {
    for (auto& what : appends) {
        const core::AppendStored event{what.table, what.last()};
        const auto stored = tables_.append(std::move(what));
        if (stored) {
            pending_events_.emplace_back(event);
        } else {
            pending_events_.emplace_back(core::AppendRefused{event.table, stored.error()});
        }
    }
    deliver_events();
}

void MemoryStore::query(core::StoreQuery query) {
    pending_events_.emplace_back(core::QueryReply{query.ticket, run(query.query)});
    deliver_events();
}

core::QueryResult MemoryStore::run(const core::Query& query) {
    struct QueryRunner {
        MemoryPlayers& players;
        MemoryGames& games;
        MemoryTables& tables;
        core::QueryResult operator()(const core::FindTable& q) { return tables.find(q); }
        core::QueryResult operator()(const core::ListSleeping& q) { return tables.list(q); }
        core::QueryResult operator()(const core::AdvanceServedTime& q) { return tables.advance(q); }
        core::QueryResult operator()(const core::RedeemToken& q) { return players.redeem(q); }
        core::QueryResult operator()(const core::ListDevices& q) {
            return players.list_devices(q.player);
        }
        core::QueryResult operator()(const core::RenameDevice& q) {
            return players.rename_device(q);
        }
        core::QueryResult operator()(const core::RevokeDevice& q) {
            return players.revoke_device(q);
        }
        core::QueryResult operator()(const core::SaveCode& q) {
            players.save_code(q);
            return core::NoResult{};
        }
        core::QueryResult operator()(const core::FindCode& q) { return players.find_code(q); }
        core::QueryResult operator()(const core::RedeemCode& q) { return players.redeem_code(q); }
        core::QueryResult operator()(const core::FindGame& q) {
            auto found = games.find(q.id);
            if (const auto* kept = std::get_if<std::shared_ptr<const core::StoredGame>>(&found)) {
                core::StoredGame game = **kept;
                game.table_invite = tables.invite_of(game.at.table);
                return std::make_shared<const core::StoredGame>(std::move(game));
            }
            return found;
        }
        core::QueryResult operator()(const core::RenewInvite& q) {
            tables.renew_invite(q);
            return core::NoResult{};
        }
        core::QueryResult operator()(const core::FindLastGame& q) { return games.last_at(q.table); }
        core::QueryResult operator()(const core::ListGames& q) { return games.page(q); }
        core::QueryResult operator()(const core::FindPlayer& q) { return players.find(q.id); }
        core::QueryResult operator()(const core::SavePlayerName& q) {
            return players.rename(q.id, q.name);
        }
        core::QueryResult operator()(const core::ErasePlayer& q) {
            auto erased = players.find(q.id);
            players.erase(q.id);
            games.erase_player(q.id);
            tables.erase_player(q.id);
            return erased;
        }
        core::QueryResult operator()(const core::DescribePlayer& q) {
            auto found = players.describe(q.id);
            if (auto* description = std::get_if<core::PlayerDescription>(&found)) {
                description->finished_games = games.count_of(q.id);
                description->waiting_games = tables.list({q.id, SIZE_MAX}).all.size();
            }
            return found;
        }
        core::QueryResult operator()(const core::SavePlayer& q) {
            players.add(q.player);
            return core::NoResult{};
        }
        // For stores that several servers share.
        core::QueryResult operator()(const core::FindSeats&) { return core::NoResult{}; }
    };
    return std::visit(QueryRunner{players_, games_, tables_}, query);
}

void MemoryStore::deliver_events() {
    if (std::exchange(is_delivering_, true)) return;
    while (!pending_events_.empty()) {
        StoreEvent event = std::move(pending_events_.front());
        pending_events_.pop_front();
        listener_(std::move(event));
    }
    is_delivering_ = false;
}

void MemoryStore::touch_players(core::TouchPlayers visited) {
    for (const auto& id : visited.players) players_.touch(id, visited.seen);
}

StoreClock MemoryStore::read_clock(core::UtcTime now) const {
    if (clock_.last_purge) return {.time = *clock_.last_purge, .has_passed = true};
    const DatedIds& seen = players_.by_seen();
    const DatedIds& ended = games_.by_end();
    return initial_clock(now, std::max(newest_until(seen, now), newest_until(ended, now)),
                         std::max(newest_of(seen), newest_of(ended)));
}

void MemoryStore::purge(core::Purge what) {
    const StoreCounts holds{
        .players = players_.count(), .games = games_.count(), .sleeping = tables_.count_sleeping()};
    const auto now = what.now;
    const StoreClock clock = read_clock(now);
    const PurgePass pass = plan_purge(now, clock, what.after_start);
    if (!holds.is_empty()) clock_.last_purge = pass.clock;
    auto progress = begin_purge(std::move(what), now, clock, pass, holds);
    for (const auto& id : tables_.sleeping_players()) progress.what.keep.push_back(id);
    const std::size_t players =
        players_.forget(progress.players_before(), progress.what.keep, progress.players_left);
    const std::size_t newcomers = players_.forget_newcomers(
        progress.newcomers_before(), progress.what.keep, progress.newcomers_left);
    const std::size_t old = games_.forget(progress.games_before(), progress.games_left);
    const std::size_t surplus = games_.forget_surplus(progress.what.games_most);
    const std::size_t sleeping = tables_.forget(progress, progress.sleeping_left);
    progress.count_removed({.players = players,
                            .newcomers = newcomers,
                            .old_games = old,
                            .surplus_games = surplus,
                            .sleeping = sleeping});
    pending_events_.emplace_back(progress.so_far);
    deliver_events();
}

}  // namespace vegas::shell
