#include "server/core/state/table_publisher.hpp"

#include <utility>

#include "server/core/state/append_records.hpp"
#include "server/core/state/guarded.hpp"
#include "server/core/state/table_access.hpp"
#include "server/core/state/table_lifecycle.hpp"

namespace vegas::core {
namespace {

void send_update(Context& context, const std::string& table, ConnId conn,
                 const SharedText& update) {
    auto& pending = context.pending_reply;
    if (!pending || pending->conn != conn || pending->table != table) {
        return context.send_for_table(table, conn, update);
    }
    const Context::PendingReply reply = *std::exchange(pending, std::nullopt);
    context.send_for_table(
        table, conn, std::make_shared<const std::string>(protocol::as_reply(reply.re, *update)),
        reply.tag);
}

}  // namespace

void mark_changed(Context& context, Table& table, bool from_outside) {
    append_records(context, table);
    const std::string& id = table.config().id;
    context.changed_tables.insert(id);
    if (from_outside && !table.config().is_private) context.state.lobby_feed.mark_changed(id);
}

void publish(Context& context, Table& table, PlayerKey except) {
    const TableUpdate update = table.publish(context.table_time());
    if (update.shared != nullptr) {
        for_each_viewer(context, table, [&](PlayerKey key, ConnId conn) {
            if (key == except) return;
            send_update(context, table.config().id, conn, update.for_viewer(key));
        });
    }
    schedule_table(context.state, table);
}

void publish_changes(Context& context) {
    auto& changed = context.changed_tables;
    while (!changed.empty()) {
        const std::string id = changed.extract(changed.begin()).value();
        guarded(context, [&] {
            if (Table* table = find_table(context, id)) publish(context, *table);
        });
    }
    if (!context.pending_reply) return;
    const Context::PendingReply reply = *std::exchange(context.pending_reply, std::nullopt);
    context.send_for_table(reply.table, reply.conn, shared_text(reply.re, protocol::DoneReply{}),
                           reply.tag);
}

}  // namespace vegas::core
