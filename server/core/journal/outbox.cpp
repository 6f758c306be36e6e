#include "server/core/journal/outbox.hpp"

#include <algorithm>

#include "engine/assert.hpp"

namespace vegas::core {

void Outbox::append(Output& out, std::string record) {
    out.appends.push_back({++appended_, std::move(record)});
}

void Outbox::send(Output& out, ConnId conn, Text text) { push(out, Send{conn, std::move(text)}); }

void Outbox::close(Output& out, ConnId conn, protocol::CloseCode code, std::string_view reason) {
    push(out, Close{conn, code, reason, false});
}

void Outbox::push(Output& out, Item item) {
    if (stored_ >= appended_) {
        release(out, std::move(item));
    } else {
        waiting_.push_back({appended_, std::move(item)});
    }
}

void Outbox::stored(Output& out, LogPosition position) {
    ASSERT(position <= appended_);
    stored_ = std::max(stored_, position);
    while (!waiting_.empty() && waiting_.front().needs <= stored_) {
        release(out, std::move(waiting_.front().item));
        waiting_.pop_front();
    }
}

void Outbox::release(Output& out, Item item) {
    const ConnId conn = std::visit([](const auto& i) { return i.conn; }, item);
    Peer& peer = peers_[conn.value];
    if (peer.closing) return;
    if (auto* send = std::get_if<Send>(&item)) {
        peer.unsent += send->text->size();
        if (peer.unsent > queue_bytes_max_) {
            peer.closing = true;
            out.logs.push_back(
                {LogLevel::warn, "event=slow_consumer conn=" + std::to_string(conn.value)});
            out.sends.emplace_back(
                Close{conn, protocol::CloseCode::policy_violation, "slow_consumer", true});
            return;
        }
    } else {
        peer.closing = true;
    }
    out.sends.push_back(std::move(item));
}

void Outbox::written(ConnId conn, std::size_t bytes) {
    if (const auto it = peers_.find(conn.value); it != peers_.end()) {
        it->second.unsent -= std::min(bytes, it->second.unsent);
    }
}

void Outbox::forget(ConnId conn) { peers_.erase(conn.value); }

}  // namespace vegas::core
