#include "server/core/state/table_publisher.hpp"

#include <utility>

#include "server/core/state/append_records.hpp"
#include "server/core/state/guarded.hpp"
#include "server/core/state/table_access.hpp"
#include "server/core/state/table_lifecycle.hpp"

namespace vegas::core {

void mark_changed(Context& context, Table& table, bool from_outside) {
    append_records(context, table);
    const std::string& id = table.config().id;
    context.changed_tables.insert(id);
    if (from_outside && !table.config().is_private) context.state.lobby_feed.mark_changed(id);
}

bool is_viewer(const Table& table, PlayerKey key) {
    const Seating& seating = table.seating();
    if (const Seat seat = seating.seat_of(key); seat != kNobody) {
        return !seating.occupant_at(seat).away;
    }
    const auto watching = seating.spectators().find(key);
    return watching != seating.spectators().end() && watching->second;
}

bool publish(Context& context, Table& table, const std::set<ConnId>& except) {
    const std::string& id = table.config().id;
    auto& pending = context.pending_reply;
    const TableUpdate update = table.publish(context.table_time());
    if (update.shared != nullptr) {
        for_each_viewer(context, table, [&](PlayerKey key, ConnId conn) {
            if (except.contains(conn)) return;
            SharedText text = update.for_viewer(key);
            std::optional<RequestTag> tag;
            if (pending && pending->conn == conn && pending->table == id) {
                text = std::make_shared<const std::string>(protocol::as_reply(pending->re, *text));
                tag = pending->tag;
                pending.reset();
            }
            context.send_for_table(id, conn, std::move(text), tag);
        });
    }
    schedule_table(context.state, table);
    return update.shared != nullptr;
}

void publish_arrival(Context& context, Table& table, const PlayerState& player, ConnId conn,
                     bool was_viewer) {
    if (was_viewer) {
        publish(context, table, {conn});
        return;
    }
    publish(context, table, player.conns);
    if (player.conns.size() < 2) return;
    const std::string& id = table.config().id;
    const SharedText text = shared_text(table.snapshot(player.key, context.table_time()));
    for (const ConnId other : player.conns) {
        if (other != conn) context.send_for_table(id, other, text);
    }
}

void publish_waiting(Context& context, Table& table) {
    if (table.pacer().due()) publish(context, table);
}

namespace {

// What a game brings, and an update that is a reply, do not wait.
void publish_in_turn(Context& context, Table& table) {
    const Limits& limits = context.state.settings.limits;
    const TimePoint now = context.table_time();
    const auto& pending = context.pending_reply;
    const bool is_reply = pending && pending->table == table.config().id;
    const bool has_turn = is_reply || table.pacer().has_progress(table.match());
    if (!has_turn && !table.pacer().may_publish(limits, now)) {
        return schedule_table(context.state, table);
    }
    if (publish(context, table) && !has_turn) table.pacer().charge(limits, now);
}

}  // namespace

void publish_changes(Context& context) {
    auto& changed = context.changed_tables;
    while (!changed.empty()) {
        const std::string id = changed.extract(changed.begin()).value();
        guarded(context, [&] {
            if (Table* table = find_table(context, id)) publish_in_turn(context, *table);
        });
    }
    if (!context.pending_reply) return;
    const Context::PendingReply reply = *std::exchange(context.pending_reply, std::nullopt);
    context.send_for_table(reply.table, reply.conn, shared_text(reply.re, protocol::DoneReply{}),
                           reply.tag);
}

}  // namespace vegas::core
