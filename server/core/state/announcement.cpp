#include "server/core/state/announcement.hpp"

#include <algorithm>
#include <utility>

#include "server/core/state/context.hpp"

namespace vegas::core {
namespace {

void announce_here(Context& context, Announcement announcement) {
    const SharedText message = announcement.message();
    for (const auto& [id, connection] : context.state.registry.all_connections()) {
        if (connection.player == kNoPlayer || connection.id.is_remote) continue;
        context.send_for_table({}, connection.id, message);
    }
    context.state.announcement = std::move(announcement);
}

// Two of one millisecond differ, too: by the time clients know whether they have shown one.
std::int64_t next_time(const Context& context) {
    const auto& before = context.state.announcement;
    return std::max<std::int64_t>(context.utc.ms, before ? before->since_ms + 1 : 1);
}

peer::Announced peer_message(const Context& context, const Announcement& announcement) {
    return {.body = announcement.text,
            .since_ms = announcement.since_ms,
            .for_ms = std::max<std::int64_t>(announcement.until - context.now, 0)};
}

}  // namespace

SharedText Announcement::message() const {
    return shared_text(protocol::AnnouncementMessage{text, since_ms});
}

void announce(Context& context, const std::string& text, std::int64_t for_ms) {
    announce_here(context, {text, next_time(context), context.now + for_ms});
    context.send_to_all_peers(peer_message(context, *context.state.announcement));
}

void receive_announcement(Context& context, const peer::Announced& announced) {
    const auto& known = context.state.announcement;
    std::int64_t since_ms = announced.since_ms;
    if (since_ms == 0) since_ms = next_time(context);  // of an older server, which says none
    if (known && since_ms <= known->since_ms) return;
    announce_here(context, {announced.body, since_ms, context.now + announced.for_ms});
}

void pass_on_announcement(Context& context, NodeId peer) {
    const auto& announcement = context.state.announcement;
    if (!announcement || !announcement->holds_at(context.now)) return;
    context.send_to_peer(peer, peer_message(context, *announcement));
}

}  // namespace vegas::core
