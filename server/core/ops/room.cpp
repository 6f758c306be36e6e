#include "server/core/ops/room.hpp"

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace vegas::core::ops {
namespace {

std::int64_t people_of(const Table& table) {
    const auto& seats = table.members().seats();
    return std::count_if(seats.begin(), seats.end(),
                         [](const auto& o) { return o && o->player != kNoPlayer; });
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

template <class May>
bool close_one(Call& call, May&& may) {
    if (call.hall.outage.lasts()) return false;  // it could not be stored
    Table* least = nullptr;
    for (const auto& [id, table] : call.hall.tables) {
        if (may(*table) && (least == nullptr || weight(*table) < weight(*least))) {
            least = table.get();
        }
    }
    if (least == nullptr) return false;
    call.close_table(*least, protocol::Reason::closed, GameEnd::abandoned);
    return true;
}

}  // namespace

bool make_room(Call& call, const std::function<bool(const Table&)>& counts) {
    const TimePoint before = call.table_time() + -call.hall.settings.limits.empty_table_ms;
    return close_one(call, [&](const Table& table) {
        const auto since = table.members().deserted_since();
        return since && *since <= before && counts(table);
    });
}

bool make_room_of(Call& call, const Player& player,
                  const std::function<bool(const Table&)>& counts) {
    const TimePoint before = call.table_time() + -call.hall.settings.limits.empty_table_ms;
    return close_one(call, [&](const Table& table) {
        return player.tables.contains(table.config().id) && table.changed_at() <= before &&
               is_for_one(table, player.key) && counts(table);
    });
}

}  // namespace vegas::core::ops
