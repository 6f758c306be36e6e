#include "server/core/ops/joining.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "server/core/base/seeded_entropy.hpp"
#include "server/core/cluster/home.hpp"
#include "server/core/ops/eviction.hpp"
#include "server/core/state/presence.hpp"
#include "server/core/state/table_access.hpp"
#include "server/core/state/table_lifecycle.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {
namespace {

bool any_table(const Table&) { return true; }
bool is_open(const Table& table) { return table.status() == protocol::TableStatus::open; }

template <class Counts>
std::size_t count(const ServerState& state, const std::set<std::string>& tables, Counts&& counts) {
    return static_cast<std::size_t>(std::ranges::count_if(tables, [&](const std::string& id) {
        const Table* table = state.tables.find(id);
        return table != nullptr && counts(*table);
    }));
}

// No more of what the table's address has made, and of what its player waits for.
MaybeError check_table_limits(Context& context, const ConnectionState& connection,
                              const PlayerState& player) {
    const ServerState& state = context.state;
    const Limits& limits = state.settings.limits;
    const auto hosts_open = [&player](const Table& table) {
        return is_open(table) && table.seating().is_host(player.key);
    };
    if (count(state, player.tables, hosts_open) >= limits.open_tables_per_player &&
        !evict_own_table(context, player, hosts_open)) {
        ++context.state.counters.limits_hit(LimitKind::open_tables_per_player);
        return error(ErrorCode::table_limit,
                     "you have made tables that wait for their game; start or leave one first");
    }
    const auto& made = connection.account->tables;
    if ((made.size() < limits.tables_per_address || evict_one_of(context, made, any_table)) &&
        (count(state, made, is_open) < limits.open_tables_per_address ||
         evict_one_of(context, made, is_open))) {
        return {};
    }
    context.record_rejection(connection, RejectReason::tables);
    return error(ErrorCode::table_limit, "there are too many tables from your address");
}

// Those who are here now.
MaybeError check_spectator_limit(Context& context, const ConnectionState& connection,
                                 const Table& table) {
    const auto from_here = [&](const auto& it) {
        const PlayerState* player = context.state.registry.find_player(it.first);
        return player != nullptr && player->key != connection.player &&
               context.state.registry.is_connected_from(*player, connection.account);
    };
    const auto& all = table.seating().spectators();
    const auto here = std::ranges::count_if(all, from_here);
    if (connection.account->unlimited ||
        static_cast<std::size_t>(here) < context.state.settings.limits.spectators_per_address) {
        return {};
    }
    context.record_rejection(connection, RejectReason::spectators);
    return error(ErrorCode::table_full, "this table has too many spectators from your address");
}

// A game that is played in days goes on without its player: it makes no room.
bool may_make_room(const Table& table) {
    return !table.config().is_days() || !table.match().is_running();
}

void remember_key(Context& context, Table& table, PlayerState& player, const std::string& once) {
    std::erase_if(player.tables_by_key, [&context](const auto& led) {
        return !context.state.tables.contains(led.second);
    });
    std::string& led = player.tables_by_key[once];
    if (led == table.config().id) return;
    led = table.config().id;
    table.journal().remember_key(person_of(player), once, context.table_time());
}

}  // namespace

MaybeError check_player_limit(Context& context, const PlayerState& player, bool days) {
    const ServerState& state = context.state;
    const auto is_same_kind = [days](const Table& table) {
        return table.config().is_days() == days;
    };
    const std::size_t most = days ? state.settings.limits.days_tables_per_player
                                  : state.settings.limits.tables_per_player;
    if (count(state, player.tables, is_same_kind) < most ||
        evict_own_table(context, player, [&](const Table& table) {
            return is_same_kind(table) && may_make_room(table);
        })) {
        return {};
    }
    ++context.state.counters.limits_hit(days ? LimitKind::days_tables_per_player
                                             : LimitKind::tables_per_player);
    return error(ErrorCode::table_limit, "you are at too many tables; leave one of them first");
}

Result<Table*> rejoin_by_key(Context& context, const ConnectionState& connection,
                             PlayerState& player, const JoinOptions& options) {
    const auto led = options.idempotency_key ? player.tables_by_key.find(*options.idempotency_key)
                                             : player.tables_by_key.end();
    Table* table = led == player.tables_by_key.end() ? nullptr : find_table(context, led->second);
    if (table == nullptr) return table;
    if (!table->seating().is_member(player.key)) {
        if (auto problem = join(context, connection, *table, player, options)) return *problem;
    }
    return table;
}

MaybeError join(Context& context, const ConnectionState& connection, Table& table,
                PlayerState& player, const JoinOptions& options) {
    const bool was_viewer = is_viewer(table, player.key);
    if (!table.seating().is_member(player.key)) {
        const bool days = table.config().is_days();
        if (auto problem = check_player_limit(context, player, days)) return problem;
    }
    if (options.as_spectator) {
        if (auto problem = check_spectator_limit(context, connection, table)) return problem;
    }
    const TimePoint now = context.table_time();
    if (auto problem = options.as_spectator
                           ? table.membership().watch(person_of(player))
                           : table.membership().sit(person_of(player), options.seat, now)) {
        if (options.as_spectator && problem->code == ErrorCode::table_full) {
            ++context.state.counters.limits_hit(LimitKind::spectators_per_table);
        }
        return problem;
    }
    if (options.seed_hash && !context.state.settings.lab) {
        table.game_start().take_hash(player.key, *options.seed_hash);
    }
    player.tables.insert(table.config().id);
    if (options.idempotency_key) remember_key(context, table, player, *options.idempotency_key);
    mark_arrived(context, table, player, connection);
    mark_changed(context, table);
    publish_arrival(context, table, player, connection.id, was_viewer);
    if (!was_viewer && context.state.settings.is_clustered()) {
        cluster::notify_gateways(context, player, table.config().id);
    }
    return {};
}

Result<Table*> create_table(Context& context, const ConnectionState& connection,
                            PlayerState& player, TableConfig config, const JoinOptions& options) {
    ServerState& state = context.state;
    const Limits& limits = state.settings.limits;
    if (!state.opens_games()) return error(ErrorCode::closing, "the server is stopping");
    if (!has_room(state) && !evict_table(context)) return no_room_error(context);
    if (auto problem = check_player_limit(context, player, config.is_days())) return *problem;
    if (auto problem = check_table_limits(context, connection, player)) return *problem;
    if (options.lab_seed && !state.settings.lab) {
        return error_with(ErrorCode::bad_option, "this server is no lab", "option", "lab_seed");
    }
    if (state.settings.lab) config.decision_ms.reset();
    std::unique_ptr<Entropy> seeded;
    if (options.lab_seed) seeded = std::make_unique<SeededEntropy>(*options.lab_seed);
    Entropy& entropy = seeded ? *seeded : state.entropy;
    config.id = random_id(entropy, kTableIdChars);
    if (state.tables.contains(config.id)) {
        return error(ErrorCode::table_limit, "the table of this seed is still there");
    }
    config.invite = random_invite(entropy, config.id);
    config.bot_pause_ms = state.settings.bot_pause_ms;
    config.founder = person_of(player);
    context.current_table = config.id;
    Table& table = state.tables.add(
        std::make_unique<Table>(config, limits, entropy, context.table_time()), std::move(seeded));
    state.addresses.add_table(connection.account, config.id);
    if (auto problem = join(context, connection, table, player, options)) {
        close_table(context, table, protocol::LeaveReason::closed, protocol::EarlyEnd::closed);
        return *problem;
    }
    context.log(LogLevel::info, "event=table_created table=" + config.id +
                                    " ruleset=" + std::string(word_of(config.setup.ruleset)));
    return &table;
}

MaybeError check_guess_limit(Context& context, const ConnectionState& connection) {
    const auto wait_ms = context.state.addresses.guess_wait_ms(*connection.account, context.now);
    if (!wait_ms) return {};
    context.record_rejection(connection, RejectReason::guesses);
    return error_with(ErrorCode::rate_limited, "too many wrong tokens or invites", "retry_after_ms",
                      *wait_ms);
}

}  // namespace vegas::core::ops
