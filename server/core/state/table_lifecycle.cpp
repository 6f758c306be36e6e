#include "server/core/state/table_lifecycle.hpp"

#include <set>
#include <utility>
#include <vector>

#include "server/core/state/append_records.hpp"
#include "server/core/state/describe.hpp"
#include "server/core/state/table_publisher.hpp"
#include "server/core/table/restore.hpp"

namespace vegas::core {
namespace {

constexpr std::int64_t kSleepRetryMs = 1'000;

void unload_table(ServerState& state, const std::string& table) {
    const Table* unloaded = state.tables.find(table);
    if (unloaded == nullptr) return;
    if (!unloaded->config().is_private) state.lobby_feed.mark_changed(table);
    state.timers.set(table, std::nullopt);
    state.addresses.remove_table(table);
    state.cluster.seats.erase(table);
    state.tables.remove(table);
}

// A player may have been renamed, between two of the table's records or while the game slept.
// `loaded_players`: the table has brought them here, perhaps by an older name.
void update_names(ServerState& state, Table& table, const std::set<std::string>& loaded_players) {
    for (const auto& o : std::vector(table.seating().seats())) {
        const PlayerState* player = o ? state.registry.find_saved(o->id) : nullptr;
        if (player == nullptr || player->name == o->name) continue;
        if (loaded_players.contains(o->id)) {
            state.registry.rename(o->id, o->name);
        } else {
            table.membership().rename(o->id, player->name);
        }
    }
}

// The store finds sleeping tables by their invites.
void save_invite(ServerState& state, const Table& table) {
    state.store.queries.push(RenewInvite{.table = table.config().id,
                                         .invite = table.config().invite,
                                         .game_key = random_id(state.entropy, kTokenChars)},
                             [](Context&, const QueryResult&) {});
}

}  // namespace

void load_table(Context& context, const LoadedTable& in) {
    ServerState& state = context.state;
    std::set<std::string> loaded_players;
    const auto key_of = [&](const std::string& id, const std::string& name) {
        if (state.registry.find_saved(id) == nullptr) loaded_players.insert(id);
        return state.registry.get_saved_player(id, name, context.now).key;
    };
    auto restored = restore(in.records, key_of, state.settings.bot_pause_ms, state.settings.limits,
                            state.entropy, context.now);
    if (!restored) {
        const std::string& why = restored.error().message;
        context.log(LogLevel::error,
                    "event=table_set_aside table=" + in.table + " why=" + in_quotes(why));
        state.tables.add_broken({{in.table, why},
                                 restore_broken(in.records, key_of, state.settings.limits,
                                                state.entropy, context.now)});
        return;
    }
    Table& table = state.tables.add(*std::move(restored));
    update_names(state, table, loaded_players);
    if (const auto served = state.store.served.at(context.now)) {
        table.sleep().resume_clock(context.now, *served);
    }
    for (const auto& o : table.seating().seats()) {
        PlayerState* player = o && o->is_person() ? state.registry.find_player(o->player) : nullptr;
        if (player != nullptr) player->tables.insert(in.table);
    }
    for (const IdempotencyKey& came : table.journal().idempotency_keys()) {
        if (PlayerState* player = state.registry.find_player(came.who.key)) {
            player->tables_by_key[came.key] = in.table;
        }
    }
    if (!table.config().is_private) state.lobby_feed.mark_changed(in.table);
}

void renew_invite(Context& context, Table& table) {
    ServerState& state = context.state;
    state.tables.renew_invite(table, random_invite(state.entropy, table.config().id),
                              context.table_time());
    save_invite(state, table);
}

void set_aside_broken_tables(Context& context) {
    for (BrokenTable& broken : context.state.tables.take_broken()) {
        if (broken.ended) append_records(context, *broken.ended);
        context.state.cluster.seats.erase(broken.what.table);
        context.out.set_aside.push_back(std::move(broken.what));
    }
}

void start_clocks(Context& context, Table& table) {
    table.start_clocks(context.now);
    // The process may have ended after the record, and before the store was asked.
    if (table.config().is_invite_renewed) save_invite(context.state, table);
    append_records(context, table);  // of a game that ended because it began by other rules
    schedule_table(context.state, table);
}

void schedule_table(ServerState& state, const Table& table) {
    state.timers.set(table.config().id,
                     state.store.outage.is_active() ? std::nullopt : table.next_due());
}

void close_table(Context& context, Table& table, protocol::LeaveReason reason,
                 protocol::EarlyEnd why) {
    const std::string id = table.config().id;
    table.match_runner().end_early(why);
    table.journal().close(reason, context.now);
    append_records(context, table, JournalEnd::closes);
    const protocol::LeftMessage left{id, reason};
    const auto visit = [&](PlayerKey key) {
        PlayerState* player = context.state.registry.find_player(key);
        // A player whose seat the house has may have left before.
        if (player == nullptr || player->tables.erase(id) == 0) return;
        for (const ConnId conn : player->conns) context.send_left(conn, left);
    };
    for (const auto& o : table.seating().seats()) {
        if (o) visit(o->player);
    }
    for (const auto& [key, connected] : table.seating().spectators()) visit(key);
    context.log(LogLevel::info, "event=table_closed table=" + id);
    unload_table(context.state, id);
}

void advance_start(Context& context, Table& table) {
    if (!table.game_start().is_waiting() || context.state.store.outage.is_active()) return;
    if (!context.state.opens_games()) table.game_start().cancel();
    table.game_start().advance(context.table_time());
    mark_changed(context, table);
    if (table.status() == protocol::TableStatus::open) return;
    context.log(LogLevel::info, "event=game_started table=" + table.config().id);
}

bool is_due_time_known(const Context& context, const Table& table) {
    return !table.config().is_days() || context.state.store.served.at(context.now);
}

void put_to_sleep(Context& context, Table& table) {
    const std::string id = table.config().id;
    if (!is_due_time_known(context, table)) {
        return context.state.timers.set(id, context.now + kSleepRetryMs);
    }
    const auto due =
        table.sleep().begin(context.table_time(), context.state.store.served.at(context.now));
    append_records(context, table, JournalEnd::sleeps, due);
    for_each_player(table.seating(), [&](const Occupant& o) {
        PlayerState* player = context.state.registry.find_player(o.player);
        if (player != nullptr) player->tables.erase(id);
    });
    for (const auto& [key, connected] : table.seating().spectators()) {
        PlayerState* player = context.state.registry.find_player(key);
        if (player != nullptr) player->tables.erase(id);
    }
    ++context.state.counters.games_slept;
    context.log(LogLevel::debug, "event=game_sleeps table=" + id);
    unload_table(context.state, id);
}

void release_table(ServerState& state, const std::string& table) {
    unload_table(state, table);
    state.lobby_feed.unmark(table);  // the next home lists it
}

void drop_rejected_table(Context& context, const AppendRefused& in) {
    ServerState& state = context.state;
    context.log(LogLevel::error,
                "event=table_lost table=" + in.table + " why=" +
                    (in.why == AppendError::id_taken ? "id_taken" : "somebody_else_writes_to_it"));
    std::set<ConnId> sent_away;
    for (const ConnId conn : state.store.outbox.drop_rejected(in.table)) sent_away.insert(conn);
    for (const auto& [id, connection] : state.registry.all_connections()) {
        const PlayerState* player = state.registry.find_player(connection.player);
        if (player != nullptr && player->tables.contains(in.table)) sent_away.insert(connection.id);
    }
    for (const ConnId conn : sent_away) {
        if (PlayerState* player = state.registry.player_of(conn)) player->tables.erase(in.table);
        context.close_connection(conn, protocol::CloseCode::service_restart, "table_lost");
    }
    // A game at a frozen table has ended before.
    const Table* table = state.tables.find(in.table);
    if (table != nullptr && table->match().is_running() && !table->is_frozen()) {
        ++state.counters.games_ended(table->config().setup.ruleset, GameEnd::lost);
    }
    unload_table(state, in.table);
}

}  // namespace vegas::core
