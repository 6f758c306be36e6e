// Coming to a table and leaving it.
#include "protocol/json/json_out.hpp"
#include "server/core/ops/place.hpp"

namespace vegas::core::ops {
namespace {

// What a viewer has missed, else the whole.
Reply catch_up(Core& core, const Table& table, const Player& player,
               const std::optional<protocol::Position>& known) {
    if (known && known->epoch == core.epoch)
        if (auto missed = table.missed_since(known->v, player.key, core.now)) {
            std::string members = "\"missed\":";
            const bool prompt_too = !missed->messages.empty() &&
                                    missed->messages.back()->starts_with("{\"ev\":\"prompt\"");
            members += std::to_string(missed->messages.size() - (prompt_too ? 1 : 0));
            return {.members = std::move(members), .message = {}, .after = missed->messages};
        }
    return {
        .members = {}, .message = table.snapshot(player.key, core.epoch, core.now), .after = {}};
}

protocol::Result<Table*> find_to_join(Core& core, const Player& player,
                                      const protocol::TableJoin& op) {
    if (op.table) return core.find(*op.table, player);
    const auto it = core.invites.find(*op.invite);
    if (it == core.invites.end())
        return Error{ErrorCode::unknown_invite, "no table has this invite", {}};
    core.table_at_work = it->second;
    Table* table = core.tables.at(it->second).get();
    if (table->frozen())
        return Error{ErrorCode::internal_error, "this table is broken by a bug of ours", {}};
    return table;
}

}  // namespace

Answer handle(Core& core, Connection&, Player& player, const protocol::TableCreate& op) {
    const TableConfig config{
        .setup = op.setup, .is_private = op.is_private, .decision_ms = op.decision_ms};
    const auto made =
        make_table(core, player, config, {.as_spectator = op.as_spectator, .seed = op.seed});
    if (!made) return made.error();
    Reply reply;
    protocol::JsonOut out(reply.members);
    out.key("table").string((*made)->config().id).key("invite").string((*made)->config().invite);
    reply.after.push_back(snapshot_of(core, **made, player));
    return reply;
}

Answer handle(Core& core, Connection&, Player& player, const protocol::TableJoin& op) {
    const auto found = find_to_join(core, player, op);
    if (!found) return found.error();
    Table& table = **found;
    if (auto problem = take_place(core, table, player, {op.as_spectator, op.seat, op.seed}))
        return *problem;
    Reply reply = catch_up(core, table, player, op.known);
    if (table.config().quick)
        if (auto problem = start_if_all_ready(core, table)) return *problem;
    tell_starting(core, table, reply.after);
    return reply;
}

Answer handle(Core& core, Connection&, Player& player, const protocol::TableLeave& op) {
    const auto found = core.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    table.leave(player.key, core.now);
    player.tables.erase(op.table);
    core.touch(table);
    return Reply{.members = {},
                 .message = {},
                 .after = {std::make_shared<const std::string>(protocol::left(op.table, "left"))}};
}

Answer handle(Core& core, Connection&, Player& player, const protocol::TableSync& op) {
    const auto found = core.find_as_member(op.table, player);
    if (!found) return found.error();
    Reply reply = catch_up(core, **found, player, op.known);
    tell_starting(core, **found, reply.after);
    return reply;
}

}  // namespace vegas::core::ops
