#include "server/core/ops/due_games.hpp"

#include <string>
#include <variant>

#include "server/core/cluster/home.hpp"
#include "server/core/ops/eviction.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {
namespace {

// In one step: more wait for the next one.
constexpr std::size_t kDueMost = 50;
constexpr std::int64_t kNextStepMs = 1'000;

// Of several servers that ask, the store gives it to one.
void wake(Context& context, const std::string& table) {
    context.state.store.queries.push(FindTable{table, {}, true},
                                     [](Context& reply_context, const QueryResult& found) {
                                         if (const auto* woken = std::get_if<LoadedTable>(&found)) {
                                             (void)take_woken(reply_context, *woken);
                                         }
                                     });
}

// Of games that were loaded before the store had told the served time.
void resume_clocks(Context& context, ServedTime served) {
    for (const auto& [id, table] : context.state.tables) {
        if (table->sleep().resume_clock(context.table_time(), served)) {
            mark_changed(context, *table);
        }
    }
}

void on_advanced(Context& context, const QueryResult& result) {
    ServerState& state = context.state;
    const bool is_first = !state.store.served.at(context.now);
    const auto* advanced = std::get_if<ServedTimeAdvanced>(&result);
    state.store.served.on_reply(advanced != nullptr ? std::optional(advanced->now) : std::nullopt);
    if (advanced == nullptr || state.is_draining()) return;
    if (is_first) resume_clocks(context, advanced->now);
    for (const std::string& table : advanced->due_tables) {
        if (!has_room(state) && !evict_table(context)) return;
        if (!state.tables.contains(table)) wake(context, table);
    }
    if (advanced->due_tables.size() == kDueMost) {
        state.timers.set(ServedTick{}, context.now + kNextStepMs);
    }
}

}  // namespace

void advance_served_time(Context& context) {
    StoreWork& store = context.state.store;
    context.state.timers.set(ServedTick{}, context.now + ServedClock::kTickMs);
    const bool sleeps = context.state.settings.limits.sleep_after_ms > 0;
    if (!sleeps || store.served.is_asking() || store.outage.is_active()) return;
    store.queries.push(store.served.ask(context.now, kDueMost), on_advanced);
}

bool take_woken(Context& context, const LoadedTable& woken) {
    if (context.state.is_draining()) {
        context.out.release = Release{{woken.table}};
        return false;
    }
    ++context.state.counters.games_woken;
    cluster::take_tables(context, {.tables = {woken}, .fenced = {}});
    return true;
}

}  // namespace vegas::core::ops
