#include "server/core/ops/tables.hpp"

#include <utility>

#include "server/core/ops/joining.hpp"
#include "server/core/ops/starting.hpp"

namespace vegas::core::ops {
namespace {

// What a viewer has missed, else the whole.
Answered catch_up(const Turn& turn, const Table& table, const Player& player,
                  const std::optional<protocol::Position>& known) {
    if (known && known->epoch == turn.hall.epoch) {
        if (auto gap = table.since(known->v, player.key, turn.now)) {
            Answered answered{protocol::Missed{gap->updates.size()}};
            for (Text& update : gap->updates) answered.after.emplace_back(std::move(update));
            if (gap->prompt) {
                answered.after.emplace_back(
                    protocol::Prompted{table.config().id, *std::move(gap->prompt)});
            }
            return answered;
        }
    }
    return {table.snapshot(player.key, turn.hall.epoch, turn.now)};
}

Result<Table*> find_to_join(Turn& turn, const Player& player, const protocol::TableJoin& op) {
    if (op.table) return turn.find(*op.table, player);
    const auto it = turn.hall.invites.find(*op.invite);
    if (it == turn.hall.invites.end()) {
        return error(ErrorCode::unknown_invite, "no table has this invite");
    }
    Table* table = turn.table(it->second);
    if (table->frozen()) {
        return error(ErrorCode::internal_error, "an internal error has stopped this table");
    }
    return table;
}

}  // namespace

Answer handle(Turn& turn, Connection&, Player& player, const protocol::TableCreate& op) {
    const TableConfig config{
        .setup = op.setup,
        .is_private = op.is_private,
        .decision_ms = op.clock ? std::optional(op.clock->decision_ms) : std::nullopt};
    const auto made =
        make_table(turn, player, config, {.as_spectator = op.as_spectator, .seed = op.seed});
    if (!made) return made.error();
    const Table& table = **made;
    return Answered{protocol::Created{table.config().id, table.config().invite},
                    {table.snapshot(player.key, turn.hall.epoch, turn.now)}};
}

Answer handle(Turn& turn, Connection&, Player& player, const protocol::TableJoin& op) {
    const auto found = find_to_join(turn, player, op);
    if (!found) return found.error();
    Table& table = **found;
    if (auto problem = join(turn, table, player, {op.as_spectator, op.seat, op.seed})) {
        return *problem;
    }
    Answered answered = catch_up(turn, table, player, op.known());
    if (table.members().quick()) {
        if (auto problem = start_if_all_ready(turn, table)) return *problem;
    }
    tell_starting(turn, table, answered.after);
    return answered;
}

Answer handle(Turn& turn, Connection&, Player& player, const protocol::TableLeave& op) {
    const auto found = turn.find_as_member(op.table, player);
    if (!found) return found.error();
    Table& table = **found;
    table.leave(player.key, turn.now);
    player.tables.erase(op.table);
    turn.touch(table);
    return Answered{protocol::Done{}, {protocol::Left{op.table, protocol::Reason::left}}};
}

Answer handle(Turn& turn, Connection&, Player& player, const protocol::TableSync& op) {
    const auto found = turn.find_as_member(op.table, player);
    if (!found) return found.error();
    Answered answered = catch_up(turn, **found, player, op.known());
    tell_starting(turn, **found, answered.after);
    return answered;
}

}  // namespace vegas::core::ops
