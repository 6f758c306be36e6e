#include <memory>

#include "server/core/ops/handlers.hpp"
#include "server/core/state/table_lifecycle.hpp"
#include "server/core/state/table_publisher.hpp"

namespace vegas::core::ops {
namespace {

// Somebody else who is there, or may come back to a seat that the house plays.
std::optional<Person> other_member(const Context& context, const Seating& seating,
                                   const PlayerState& host, const std::string& id) {
    if (id == host.id) return std::nullopt;
    for (const auto& o : seating.seats()) {
        if (o && o->player != kNoPlayer && o->id == id) return Person{o->player, o->id, o->name};
    }
    for (const auto& [key, connected] : seating.spectators()) {
        const PlayerState* player = context.state.registry.find_player(key);
        if (player != nullptr && player->id == id) return Person{key, player->id, player->name};
    }
    return std::nullopt;
}

}  // namespace

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableSpectators& op) {
    const Seating& seating = table.seating();
    protocol::SpectatorsReply people;
    if (seating.is_host(player.key)) {
        people.removed = seating.removed().list();
        for (auto& who : people.removed) {
            who.alike = seating.is_alike_to_seated(who.player, who.name);
        }
    }
    for (const auto& [key, connected] : seating.spectators()) {
        const PlayerState* there = connected ? context.state.registry.find_player(key) : nullptr;
        if (there == nullptr) continue;
        const bool alike = seating.is_alike_to_seated(there->id, there->name);
        people.spectators.push_back({there->id, there->name, alike});
    }
    return OpReply{std::move(people), {}, op.table};
}

OpResult handle(Context& context, Table& table, PlayerState& player,
                const protocol::TableRemove& op) {
    const auto who = other_member(context, table.seating(), player, op.player);
    if (!who || table.seating().removed().contains(who->id)) {
        return error(ErrorCode::nobody_there, "no other person of this id is at the table");
    }
    const bool was_here = table.seating().is_member(who->key);
    if (auto problem = table.membership().remove(*who, op.remember_address, context.table_time())) {
        return *problem;
    }
    if (op.renew_invite) renew_invite(context, table);
    mark_changed(context, table);
    context.log(LogLevel::info, "event=person_removed table=" + op.table + " player=" + who->id);
    PlayerState* removed = context.state.registry.find_player(who->key);
    if (removed == nullptr || !was_here) return done();
    removed->tables.erase(op.table);
    const protocol::LeftMessage left{op.table, protocol::LeaveReason::removed};
    for (const ConnId conn : removed->conns) context.send_left(conn, left);
    return done();
}

OpResult handle(Context& context, Table& table, PlayerState&, const protocol::TableReadmit& op) {
    if (auto problem = table.membership().admit(op.player, context.table_time())) return *problem;
    mark_changed(context, table, false);
    return done();
}

}  // namespace vegas::core::ops
