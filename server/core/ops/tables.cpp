#include "server/core/ops/handle.hpp"

#include <utility>

#include "server/core/ops/joining.hpp"
#include "server/core/ops/starting.hpp"

namespace vegas::core::ops {
namespace {

// What a viewer has missed, else the whole.
Answered catch_up(const Call& call, const Table& table, const Player& player,
                  const std::optional<protocol::Position>& known) {
    if (known && known->epoch == table.epoch()) {
        if (auto gap = table.since(known->v, player.key, call.table_time())) {
            Answered answered{protocol::Missed{gap->updates.size()}, {}, table.config().id};
            for (Text& update : gap->updates) answered.after.emplace_back(std::move(update));
            if (gap->prompt) {
                answered.after.emplace_back(
                    protocol::Prompted{table.config().id, *std::move(gap->prompt)});
            }
            return answered;
        }
    }
    return {table.snapshot(player.key, call.table_time()), {}, table.config().id};
}

// By its id, or by its invite.
template <class Op>
Result<Table*> find_by_link(Call& call, const Connection& c, const Player& player, const Op& op) {
    if (op.table) return call.find(*op.table, player);
    if (auto problem = may_guess(call, c)) return *problem;
    const auto it = call.hall.invites.find(*op.invite);
    if (it == call.hall.invites.end()) {
        call.hall.addresses.guessed_wrong(*c.from, call.now);
        return error(ErrorCode::unknown_invite, "no table has this invite");
    }
    Table* table = call.table(it->second);
    if (table->frozen()) {
        return error(ErrorCode::internal_error, "an internal error has stopped this table");
    }
    return table;
}

}  // namespace

Answer handle(Call& call, Connection& c, Player& player, const protocol::TableCreate& op) {
    const TableConfig config{
        .setup = op.setup,
        .is_private = op.is_private,
        .decision_ms = op.clock ? std::optional(op.clock->decision_ms) : std::nullopt,
        .people_only = op.people_only};
    const Wish wish{.as_spectator = op.as_spectator, .seed = op.seed, .once = op.once};
    auto made = come_again(call, c, player, wish);
    if (made && *made == nullptr) made = make_table(call, c, player, config, wish);
    if (!made) return made.error();
    const Table& table = **made;
    return Answered{protocol::Created{table.config().id, table.config().invite},
                    {table.snapshot(player.key, call.table_time())}};
}

Answer handle(Call& call, Connection& c, Player& player, const protocol::TableLook& op) {
    const auto found = find_by_link(call, c, player, op);
    if (!found) return found.error();
    const Table& table = **found;
    const Person* host = table.members().host();
    return Answered{protocol::Glimpse{table.lobby_entry(), host != nullptr ? host->name : ""},
                    {},
                    table.config().id};
}

Answer handle(Call& call, Connection& c, Player& player, const protocol::TableJoin& op) {
    const auto found = find_by_link(call, c, player, op);
    if (!found) return found.error();
    Table& table = **found;
    if (auto problem = join(call, c, table, player, {op.as_spectator, op.seat, op.seed})) {
        return *problem;
    }
    Answered answered = catch_up(call, table, player, op.known());
    if (table.members().quick()) {
        if (auto problem = start_if_all_ready(call, table)) return *problem;
    }
    tell_starting(call, table, answered.after);
    return answered;
}

Answer handle(Call& call, Table& table, Player& player, const protocol::TableLeave& op) {
    table.leave(player.key, call.table_time());
    player.tables.erase(op.table);
    call.touch(table);
    return Answered{protocol::Done{}, {protocol::Left{op.table, protocol::Reason::left}}};
}

Answer handle(Call& call, Table& table, Player& player, const protocol::TableSync& op) {
    Answered answered = catch_up(call, table, player, op.known());
    tell_starting(call, table, answered.after);
    return answered;
}

}  // namespace vegas::core::ops
