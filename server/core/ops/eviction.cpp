#include "server/core/ops/eviction.hpp"

#include "server/core/state/table_lifecycle.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <tuple>

namespace vegas::core::ops {
namespace {

std::int64_t people_of(const Table& table) {
    const auto& seats = table.seating().seats();
    return std::ranges::count_if(seats, [](const auto& o) { return o && o->player != kNoPlayer; });
}

// A game under way matters more than none, many people more than few, and lately more than long
// ago.
auto weight(const Table& table) {
    return std::tuple(table.status() == protocol::TableStatus::playing, people_of(table),
                      table.journal().changed_at());
}

bool is_for_one(const Table& table, PlayerKey key) {
    const auto is_another = [key](PlayerKey there) { return there != kNoPlayer && there != key; };
    const Seating& seating = table.seating();
    return std::ranges::none_of(seating.seats(),
                                [&](const auto& o) { return o && is_another(o->player); }) &&
           std::ranges::none_of(seating.spectators(),
                                [&](const auto& it) { return is_another(it.first); });
}

// When a table must have been left at the latest.
TimePoint long_ago(const Context& context) {
    return context.table_time() + -context.state.settings.limits.empty_table_ms;
}

// At a table that is played in days the house may be about to decide.
bool is_evictable(const Context& context, Table& table) {
    const auto since = table.presence().deserted_since();
    if (!since || *since > long_ago(context)) return false;
    const bool sleeps = context.state.settings.limits.sleep_after_ms > 0;
    return !sleeps || !table.is_deserted() ||
           (table.sleep().may_begin(context.table_time()) && is_due_time_known(context, table));
}

void keep_lighter(Table*& least, Table& table) {
    if (least == nullptr || weight(table) < weight(*least)) least = &table;
}

// False: there is none, or it could not be stored that it is gone.
bool evict(Context& context, Table* table) {
    if (table == nullptr || context.state.store.outage.is_active()) return false;
    const bool sleeps = context.state.settings.limits.sleep_after_ms > 0;
    if (sleeps && table->sleep().may_begin(context.table_time())) {
        put_to_sleep(context, *table);
    } else {
        close_table(context, *table, protocol::LeaveReason::closed, protocol::EarlyEnd::abandoned);
    }
    return true;
}

template <class May>
bool close_one_of(Context& context, const std::set<std::string>& ids, May&& may) {
    Table* least = nullptr;
    for (const std::string& id : ids) {
        Table* table = context.state.tables.find(id);
        if (table != nullptr && may(*table)) keep_lighter(least, *table);
    }
    return evict(context, least);
}

}  // namespace

bool evict_table(Context& context) {
    constexpr std::int64_t kLookAgainMs = 1'000;
    auto& no_room_since = context.state.no_room_since;
    if (no_room_since && context.now - *no_room_since < kLookAgainMs) return false;
    Table* least = nullptr;
    for (const auto& [id, table] : context.state.tables) {
        if (is_evictable(context, *table)) keep_lighter(least, *table);
    }
    const bool closed = evict(context, least);
    no_room_since = closed ? std::nullopt : std::optional(context.now);
    return closed;
}

bool has_room(const ServerState& state, bool has_tables) {
    const Limits& limits = state.settings.limits;
    const std::size_t kept = has_tables ? reserve_of(limits.tables, limits) : 0;
    return state.tables.size() + state.store.queries.waking() + kept < limits.tables;
}

Error no_room_error(Context& context) {
    ++context.state.counters.limits_hit(LimitKind::tables);
    return error(ErrorCode::table_limit, "this server cannot have more tables now");
}

bool evict_one_of(Context& context, const std::set<std::string>& tables,
                  const std::function<bool(const Table&)>& counts) {
    return close_one_of(context, tables, [&](Table& table) {
        return is_evictable(context, table) && counts(table);
    });
}

bool evict_own_table(Context& context, const PlayerState& player,
                     const std::function<bool(const Table&)>& counts) {
    return close_one_of(context, player.tables, [&](const Table& table) {
        return table.journal().changed_at() <= long_ago(context) && is_for_one(table, player.key) &&
               counts(table);
    });
}

}  // namespace vegas::core::ops
