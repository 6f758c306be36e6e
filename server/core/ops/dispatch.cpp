#include "server/core/ops/dispatch.hpp"

#include "server/core/ops/handle.hpp"
#include "server/core/ops/joining.hpp"
#include "server/core/relay/front.hpp"

namespace vegas::core::ops {
namespace {

template <class T, class... Ops>
constexpr bool kIsOneOf = (std::is_same_v<T, Ops> || ...);

// The table that the op is of, for those who may ask for it: most who are there; only the host; or
// only the host who decides.
template <class T>
Result<Table*> find_for(Call& call, const Player& player, const T& op) {
    if constexpr (kIsOneOf<T, protocol::TableChange, protocol::TableRemove, protocol::TableAdmit>) {
        return call.find_as_master(op.table, player);
    } else if constexpr (kIsOneOf<T, protocol::TableStart, protocol::TableAddBot,
                                  protocol::TableRemoveBot>) {
        return call.find_as_host(op.table, player);
    } else {
        return call.find_as_member(op.table, player);
    }
}

// Only hello is possible without a player. The compiler asks for the handle() of each op.
Answer answer_here(Call& call, Connection& c, Player& player, const protocol::Op& op) {
    return std::visit(
        [&]<class T>(const T& o) -> Answer {
            if constexpr (std::is_same_v<T, protocol::Hello>) {
                return handle(call, c, o);
            } else if constexpr (requires(Table & table) { handle(call, table, player, o); }) {
                const auto table = find_for(call, player, o);
                if (!table) return table.error();
                return handle(call, **table, player, o);
            } else {
                return handle(call, c, player, o);
            }
        },
        op);
}

// The table that a request is of, by one or the other.
FindHome table_of(const protocol::Op& op) {
    return std::visit(
        []<class T>(const T& o) -> FindHome {
            const auto text = [](const std::optional<std::string>& t) { return t.value_or(""); };
            if constexpr (!requires { o.table; }) {
                return {};
            } else if constexpr (requires { o.invite; }) {
                return {text(o.table), text(o.invite)};
            } else {
                return {text(o.table), {}};
            }
        },
        op);
}

bool is_here(const Hall& hall, const FindHome& table) {
    return table.table.empty()
               ? hall.invites.contains(table.invite)
               : hall.tables.contains(table.table) || hall.aside.contains(table.table);
}

// Nothing new is kept of a player who watches, or who has a seat there already.
bool join_writes(const Hall& hall, const Player& player, const protocol::TableJoin& op) {
    if (op.as_spectator) return false;
    const auto invited = hall.invites.find(op.invite.value_or(""));
    const std::string id = invited != hall.invites.end() ? invited->second : op.table.value_or("");
    const auto it = hall.tables.find(id);
    return it != hall.tables.end() && it->second->members().seat_of(player.key) == kNobody;
}

// Whether the op gives the store something to keep, or may do so. In an outage it is refused before
// it changes anything; one that needs the store's answer is refused where it asks.
bool writes(const Hall& hall, const Player& player, const protocol::Op& op) {
    return std::visit(
        [&]<class T>(const T& o) {
            if constexpr (std::is_same_v<T, protocol::TableJoin>) {
                return join_writes(hall, player, o);
            }
            return !kIsOneOf<T, protocol::Hello, protocol::LobbyWatch, protocol::LobbyUnwatch,
                             protocol::TableLook, protocol::TablePeople, protocol::TableSay,
                             protocol::TableNudge, protocol::TableSync, protocol::History,
                             protocol::GamesMine>;
        },
        op);
}

// Of a table that is elsewhere, nobody here knows who sits there.
bool may_write(const Hall& hall, const Player& player, const protocol::Op& op) {
    return std::holds_alternative<protocol::TableJoin>(op) || writes(hall, player, op);
}

// Where several servers share the store, and the table's home is not this one.
std::optional<Answer> told_elsewhere(Call& call, Connection& c, const Player& player,
                                     const protocol::Op& op) {
    const Hall& hall = call.hall;
    const FindHome table = table_of(op);
    if ((table.table.empty() && table.invite.empty()) || is_here(hall, table)) return {};
    if (is_fronted(c.id)) return Elsewhere{table.table, kNoNode};
    if (table.table.empty() && may_guess(call, c)) return {};  // is refused here
    const auto there = hall.nodes.abroad.find(c.id.value);
    if (there != hall.nodes.abroad.end()) {
        const auto at = there->second.tables.find(table.table);
        if (at != there->second.tables.end() && hall.nodes.peers.contains(at->second)) {
            return Elsewhere{table.table, at->second, may_write(hall, player, op)};
        }
    }
    return later(
        table, [op, id = table.table](Call& told, Connection& conn, const Found& found) -> Answer {
            Player* asker = told.hall.people.player(conn.player);
            if (asker == nullptr) return error(ErrorCode::hello_required, "say hello first");
            const auto* home = std::get_if<Home>(&found);
            if (home == nullptr) {
                relay::forget_homeless(told, conn.id, id);
                return answer_here(told, conn, *asker, op);
            }
            if (home->aside) told.hall.aside.insert(home->table);
            if (is_here(told.hall, {home->table, {}})) return answer_here(told, conn, *asker, op);
            return Elsewhere{home->table, home->node, may_write(told.hall, *asker, op)};
        });
}

}  // namespace

Answer answer(Call& call, Connection& c, const protocol::Op& op) {
    if (const auto* hello = std::get_if<protocol::Hello>(&op)) return handle(call, c, *hello);
    Player* player = call.hall.people.player(c.player);
    if (player == nullptr) return error(ErrorCode::hello_required, "say hello first");
    if (call.hall.settings.shared()) {
        if (auto there = told_elsewhere(call, c, *player, op)) return std::move(*there);
    }
    if (call.hall.outage.lasts() && writes(call.hall, *player, op)) return storage_unavailable();
    return answer_here(call, c, *player, op);
}

}  // namespace vegas::core::ops
