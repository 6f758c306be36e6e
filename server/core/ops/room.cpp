#include "server/core/ops/room.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <tuple>

namespace vegas::core::ops {
namespace {

std::int64_t people_of(const Table& table) {
    const auto& seats = table.members().seats();
    return std::ranges::count_if(seats, [](const auto& o) { return o && o->player != kNoPlayer; });
}

// A game under way matters more than none, many people more than few, and lately more than long
// ago.
auto weight(const Table& table) {
    return std::tuple(table.status() == protocol::TableStatus::playing, people_of(table),
                      table.changed_at());
}

bool is_for_one(const Table& table, PlayerKey key) {
    const auto is_another = [key](PlayerKey there) { return there != kNoPlayer && there != key; };
    const Members& members = table.members();
    return std::ranges::none_of(members.seats(),
                                [&](const auto& o) { return o && is_another(o->player); }) &&
           std::ranges::none_of(members.spectators(),
                                [&](const auto& it) { return is_another(it.first); });
}

// When a table must have been left at the latest.
TimePoint long_ago(const Call& call) {
    return call.table_time() + -call.hall.settings.limits.empty_table_ms;
}

bool is_deserted(const Call& call, const Table& table) {
    const auto since = table.members().deserted_since();
    return since && *since <= long_ago(call);
}

void take_lesser(Table*& least, Table& table) {
    if (least == nullptr || weight(table) < weight(*least)) least = &table;
}

// False: there is none, or it could not be stored that it is gone.
bool close_it(Call& call, Table* table) {
    if (table == nullptr || call.hall.outage.lasts()) return false;
    call.close_table(*table, protocol::Reason::closed, GameEnd::abandoned);
    return true;
}

template <class May>
bool close_one_of(Call& call, const std::set<std::string>& ids, May&& may) {
    Table* least = nullptr;
    for (const std::string& id : ids) {
        const auto it = call.hall.tables.find(id);
        if (it != call.hall.tables.end() && may(*it->second)) take_lesser(least, *it->second);
    }
    return close_it(call, least);
}

}  // namespace

bool make_room(Call& call) {
    constexpr std::int64_t kLookAgainMs = 1'000;
    auto& full_at = call.hall.full_at;
    if (full_at && call.now - *full_at < kLookAgainMs) return false;
    Table* least = nullptr;
    for (const auto& [id, table] : call.hall.tables) {
        if (is_deserted(call, *table)) take_lesser(least, *table);
    }
    const bool closed = close_it(call, least);
    full_at = closed ? std::nullopt : std::optional(call.now);
    return closed;
}

bool make_room_among(Call& call, const std::set<std::string>& tables,
                     const std::function<bool(const Table&)>& counts) {
    return close_one_of(call, tables, [&](const Table& table) {
        return is_deserted(call, table) && counts(table);
    });
}

bool make_room_of(Call& call, const Player& player,
                  const std::function<bool(const Table&)>& counts) {
    return close_one_of(call, player.tables, [&](const Table& table) {
        return table.changed_at() <= long_ago(call) && is_for_one(table, player.key) &&
               counts(table);
    });
}

}  // namespace vegas::core::ops
