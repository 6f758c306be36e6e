#include "server/core/ops/joining.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "server/core/base/name_words.hpp"
#include "server/core/base/seeded_entropy.hpp"
#include "server/core/cluster/home.hpp"
#include "server/core/ops/eviction.hpp"
#include "server/core/ops/seat_limits.hpp"
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
    bool may_make = true;
    AddressAccounts::for_each_network(
        *connection.account, [&](const AddressAccounts::Account& account, std::size_t n) {
            const auto& made = account.tables;
            may_make = may_make &&
                       (made.size() < n * limits.tables_per_address ||
                        evict_one_of(context, made, any_table)) &&
                       (count(state, made, is_open) < n * limits.open_tables_per_address ||
                        evict_one_of(context, made, is_open));
        });
    if (may_make) return {};
    context.record_rejection(connection, RejectReason::tables);
    return error(ErrorCode::table_limit, "there are too many tables from your address");
}

// Those who are here now.
std::size_t count_spectators(const Context& context, const ConnectionState& connection,
                             const Table& table, const AddressAccounts::Account& from) {
    PlayerRegistry& registry = context.state.registry;
    return static_cast<std::size_t>(
        std::ranges::count_if(table.seating().spectators(), [&](const auto& it) {
            const PlayerState* player = registry.find_player(it.first);
            return player != nullptr && player->key != connection.player &&
                   registry.is_connected_from(*player, from);
        }));
}

MaybeError check_spectator_limit(Context& context, const ConnectionState& connection,
                                 const Table& table) {
    bool is_full = false;
    AddressAccounts::for_each_network(
        *connection.account, [&](const AddressAccounts::Account& account, std::size_t n) {
            is_full = is_full || count_spectators(context, connection, table, account) >=
                                     n * context.state.settings.limits.spectators_per_address;
        });
    if (connection.account->unlimited || !is_full) return {};
    context.record_rejection(connection, RejectReason::spectators);
    return error(ErrorCode::table_full, "this table has too many spectators from your address");
}

MaybeError name_not_public() {
    return error(ErrorCode::name_not_public,
                 "this server keeps this name out of public tables; private tables take it");
}

MaybeError check_public_name(const ServerState& state, const std::string& name) {
    const auto& words = state.settings.name_words;
    return words != nullptr && words->are_in(name) ? name_not_public() : MaybeError();
}

// At a public table, which shows everybody the names of those there.
MaybeError check_public_names(const ServerState& state, const PlayerState& player) {
    if (auto problem = check_public_name(state, player.name)) return problem;
    if (!player.program) return {};
    if (auto problem = check_public_name(state, player.program->name)) return problem;
    return check_public_name(state, player.program->author);
}

// Who is there already stays. The player may have become a program, or another one.
MaybeError check_public_names(const ServerState& state, const Table& table,
                              const PlayerState& player) {
    if (table.config().is_private) return {};
    const Seating& seating = table.seating();
    const Seat seat = seating.owned_seat(player.key);
    const bool is_there = seating.is_member(player.key) || seat != kNobody;
    const bool is_same = seat == kNobody || seating.occupant_at(seat).program == player.program;
    return is_there && is_same ? MaybeError() : check_public_names(state, player);
}

// Addresses without limits are shared by people who do not live together.
MaybeError check_address(const ServerState& state, Table& table, const PlayerState& player,
                         const ConnectionState& connection) {
    if (connection.account->unlimited || table.seating().removed().addresses().empty()) return {};
    return table.membership().check_address(
        player.key, state.addresses.hash_for_table(*connection.account, table.config().id));
}

// Each new table is two lines in the log, and an entry in the lobby.
MaybeError charge_new_table(Context& context, const ConnectionState& connection,
                            PlayerState& player) {
    const ServerState& state = context.state;
    if (state.settings.lab || connection.account->unlimited) return {};
    auto wait_ms = state.addresses.charge_new_table(*connection.account, context.now);
    if (wait_ms) {
        context.record_rejection(connection, RejectReason::changes);
    } else {
        const auto rate = per_minute(state.settings.limits.new_tables_per_minute);
        wait_ms = player.new_tables.try_consume(rate, context.now);
    }
    if (!wait_ms) return {};
    return too_soon(*wait_ms, "too many new tables; wait a little");
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
    if (auto problem = check_public_names(context.state, table, player)) return problem;
    if (!table.seating().is_member(player.key)) {
        const bool days = table.config().is_days();
        if (auto problem = check_player_limit(context, player, days)) return problem;
    }
    if (auto problem = check_address(context.state, table, player, connection)) return problem;
    if (!table.seating().is_member(player.key) ||
        (!options.as_spectator && table.seating().seat_of(player.key) == kNobody)) {
        if (auto problem = charge_table_change(context, connection, table, player)) return problem;
    }
    const bool takes_seat = !options.as_spectator && is_open(table) &&
                            table.seating().owned_seat(player.key) == kNobody;
    if (options.as_spectator) {
        if (auto problem = check_spectator_limit(context, connection, table)) return problem;
    } else if (takes_seat) {
        if (auto problem = check_seat_limits(context, connection, table)) return problem;
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
    if (takes_seat) count_seat(context, connection, table, player.key);
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
    if (!config.is_private) {
        if (auto problem = check_public_names(state, player)) return *problem;
    }
    const bool has_tables = !connection.account->network().tables.empty();
    if (!has_room(state, has_tables) && !evict_table(context)) return no_room_error(context);
    if (auto problem = check_player_limit(context, player, config.is_days())) return *problem;
    if (auto problem = check_table_limits(context, connection, player)) return *problem;
    if (auto problem = charge_new_table(context, connection, player)) return *problem;
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

FairLimiter::Rates change_rates(const Limits& limits) {
    constexpr double kPlayers = 5;  // of one network
    const auto a_second = static_cast<double>(limits.table_changes_per_second);
    const auto burst = static_cast<double>(limits.table_changes_burst);
    return {.player = {a_second, burst}, .network = {kPlayers * a_second, kPlayers * burst}};
}

MaybeError charge_table_change(const Context& context, const ConnectionState& connection,
                               Table& table, const PlayerState& player) {
    if (context.state.settings.lab || connection.account->unlimited) return {};
    const FairLimiter::Source from{
        player.key, context.state.addresses.hash_for_table(*connection.account, table.config().id)};
    const auto wait_ms = table.change_limiter().try_consume(
        from, change_rates(context.state.settings.limits), context.table_time());
    if (!wait_ms) return {};
    return too_soon(*wait_ms, "too much comes, goes and changes at this table; wait a little");
}

MaybeError check_guess_limit(Context& context, const ConnectionState& connection) {
    const auto wait_ms = context.state.addresses.guess_wait_ms(*connection.account, context.now);
    if (!wait_ms) return {};
    context.record_rejection(connection, RejectReason::guesses);
    return error_with(ErrorCode::rate_limited, "too many wrong tokens or invites", "retry_after_ms",
                      *wait_ms);
}

}  // namespace vegas::core::ops
