// Coming to a table and leaving it.
#include "protocol/json_out.hpp"
#include "server/core/core.hpp"

namespace vegas::core::ops {
namespace {

std::string fresh_table_id(Core& core) {
    for (;;)
        if (std::string id = random_id(core.entropy, kTableIdChars);
            !core.tables.contains(id) && !core.archive.has_game_of(id))
            return id;
}

Outcome may_sit_at_one_more(const Core& core, const Player& player) {
    if (player.tables.size() < core.settings.limits.tables_per_player) return {};
    return Error{ErrorCode::table_limit, "you are at too many tables; leave one", {}};
}

// Joins, tells the others, and lists the table with the player.
Outcome take_place(Core& core, Table& table, Player& player, bool as_spectator,
                   std::optional<Seat> seat, const std::optional<std::string>& seed) {
    if (!table.is_member(player.key))
        if (auto problem = may_sit_at_one_more(core, player)) return problem;
    const auto joined = as_spectator ? table.join_as_spectator(player.key)
                                     : table.join_as_player(player.key, player.id, player.name,
                                                            seat, seed, core.now);
    if (!joined) return joined.error();
    player.tables.insert(table.config().id);
    table.set_connected(player.key, true, core.now);
    core.touch(table);
    core.publish(table, player.key);
    return {};
}

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
    if (core.draining) return Error{ErrorCode::closing, "the server stops", {}};
    if (core.tables.size() >= core.settings.limits.tables)
        return Error{ErrorCode::table_limit, "this server has as many tables as it can", {}};
    if (auto problem = may_sit_at_one_more(core, player)) return *problem;
    const TableConfig config{.id = fresh_table_id(core),
                             .invite = random_id(core.entropy, kInviteChars),
                             .setup = op.setup,
                             .is_private = op.is_private,
                             .decision_ms = op.decision_ms,
                             .bot_pause_ms = core.settings.bot_pause_ms,
                             .founder = player.key,
                             .founder_id = player.id};
    core.table_at_work = config.id;
    auto made = std::make_unique<Table>(config, core.settings.limits, core.entropy, core.now);
    Table& table = *made;
    core.tables.emplace(config.id, std::move(made));
    core.invites.emplace(config.invite, config.id);
    if (auto problem = take_place(core, table, player, op.as_spectator, {}, op.seed)) {
        core.close_table(table, "closed");
        return *problem;
    }
    core.log(LogLevel::info, "event=table_created table=" + config.id +
                                 " ruleset=" + std::string(name_of(op.setup.ruleset)));
    Reply reply;
    protocol::JsonOut out(reply.members);
    out.key("table").string(config.id).key("invite").string(config.invite);
    reply.after.push_back(
        std::make_shared<const std::string>(table.snapshot(player.key, core.epoch, core.now)));
    return reply;
}

Answer handle(Core& core, Connection&, Player& player, const protocol::TableJoin& op) {
    const auto found = find_to_join(core, player, op);
    if (!found) return found.error();
    Table& table = **found;
    if (auto problem = take_place(core, table, player, op.as_spectator, op.seat, op.seed))
        return *problem;
    return catch_up(core, table, player, op.known);
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
    return catch_up(core, **found, player, op.known);
}

}  // namespace vegas::core::ops
