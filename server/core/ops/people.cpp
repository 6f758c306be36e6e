#include <memory>

#include "server/core/ops/handle.hpp"

namespace vegas::core::ops {
namespace {

// Somebody else who is there, or may come back to a seat that the house plays.
std::optional<Person> other_member(const Call& call, const Members& members, const Player& host,
                                   const std::string& id) {
    if (id == host.id) return std::nullopt;
    for (const auto& o : members.seats()) {
        if (o && o->player != kNoPlayer && o->id == id) return Person{o->player, o->id, o->name};
    }
    for (const auto& [key, connected] : members.spectators()) {
        const Player* player = call.hall.people.player(key);
        if (player != nullptr && player->id == id) return Person{key, player->id, player->name};
    }
    return std::nullopt;
}

}  // namespace

Answer handle(Call& call, Table& table, Player& player, const protocol::TablePeople& op) {
    const Members& members = table.members();
    protocol::People people;
    if (members.is_host(player.key)) people.removed = members.removed();
    for (const auto& [key, connected] : members.spectators()) {
        const Player* there = connected ? call.hall.people.player(key) : nullptr;
        if (there != nullptr) people.spectators.push_back({there->id, there->name});
    }
    return Answered{std::move(people), {}, op.table};
}

Answer handle(Call& call, Table& table, Player& player, const protocol::TableRemove& op) {
    const auto who = other_member(call, table.members(), player, op.player);
    if (!who || table.members().is_removed(who->id)) {
        return error(ErrorCode::nobody_there, "no other person of this id is at the table");
    }
    const bool was_here = table.members().is_member(who->key);
    table.remove(*who, call.table_time());
    call.touch(table);
    call.log(LogLevel::info, "event=person_removed table=" + op.table + " player=" + who->id);
    Player* removed = call.hall.people.player(who->key);
    if (removed == nullptr || !was_here) return done();
    removed->tables.erase(op.table);
    if (removed->conn) {
        call.send_of(op.table, *removed->conn,
                     std::make_shared<const std::string>(
                         protocol::to_bytes(protocol::Left{op.table, protocol::Reason::removed})));
    }
    return done();
}

Answer handle(Call& call, Table& table, Player&, const protocol::TableAdmit& op) {
    if (auto problem = table.admit(op.player)) return *problem;
    call.touch(table, false);
    return done();
}

}  // namespace vegas::core::ops
