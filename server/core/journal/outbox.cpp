#include "server/core/journal/outbox.hpp"

#include <algorithm>
#include <utility>

#include "engine/assert.hpp"

namespace vegas::core {

void Outbox::append(Output& out, Append what) {
    const Order order = ++appended_;
    pending_.insert(order);
    tables_[what.table].push_back({order, what.last()});
    out.appends.push_back(std::move(what));
}

void Outbox::send(Output& out, ConnId conn, Text text) {
    push(out, {appended_, true, Send{conn, std::move(text)}});
}

void Outbox::send_of(Output& out, const std::string& table, ConnId conn, Text text) {
    const auto it = tables_.find(table);
    const Order needs = it == tables_.end() ? 0 : it->second.back().order;
    push(out, {needs, false, Send{conn, std::move(text)}});
}

void Outbox::close(Output& out, ConnId conn, protocol::CloseCode code, std::string_view reason) {
    push(out, {appended_, true, Close{conn, code, reason, false}});
}

const Outbox::Order* Outbox::blocks(const Waiting& what) const {
    if (pending_.empty()) return nullptr;
    if (what.all_before) return *pending_.begin() <= what.needs ? &*pending_.begin() : nullptr;
    const auto it = pending_.find(what.needs);
    return it == pending_.end() ? nullptr : &*it;
}

void Outbox::push(Output& out, Waiting what) {
    const ConnId conn = std::visit([](const auto& i) { return i.conn; }, what.item);
    Peer& peer = peers_[conn.value];
    if (peer.closing) return;
    if (const auto* send = std::get_if<Send>(&what.item)) {
        peer.unsent += send->text->size();
        if (peer.unsent > queue_bytes_max_) {
            peer.closing = true;
            peer.queue.clear();
            out.logs.push_back(
                {LogLevel::warn, "event=slow_consumer conn=" + std::to_string(conn.value)});
            out.sends.emplace_back(
                Close{conn, protocol::CloseCode::policy_violation, "slow_consumer", true});
            return;
        }
    } else {
        peer.closing = true;
    }
    const Order* first = peer.queue.empty() ? blocks(what) : nullptr;
    if (peer.queue.empty() && first == nullptr) {
        out.sends.push_back(std::move(what.item));
        return;
    }
    if (first != nullptr) waiting_for_[*first].push_back(conn);
    peer.queue.push_back(std::move(what));
}

void Outbox::stored(Output& out, const std::string& table, std::uint32_t seq) {
    const auto it = tables_.find(table);
    if (it == tables_.end()) return;  // it was refused meanwhile
    std::deque<Pending>& pending = it->second;
    while (!pending.empty() && pending.front().last_seq <= seq) {
        const Order order = pending.front().order;
        pending.pop_front();
        if (pending.empty()) tables_.erase(it);
        stored(out, order);
        if (!tables_.contains(table)) return;
    }
}

void Outbox::stored(Output& out, Order order) {
    pending_.erase(order);
    const auto waiting = waiting_for_.extract(order);
    if (waiting.empty()) return;
    for (const ConnId conn : waiting.mapped()) release_all_possible(out, conn);
}

// Until one has to wait for another Append.
void Outbox::release_all_possible(Output& out, ConnId conn) {
    const auto it = peers_.find(conn.value);
    if (it == peers_.end()) return;
    std::deque<Waiting>& queue = it->second.queue;
    while (!queue.empty()) {
        if (const Order* next = blocks(queue.front())) {
            waiting_for_[*next].push_back(conn);
            return;
        }
        out.sends.push_back(std::move(queue.front().item));
        queue.pop_front();
    }
}

std::vector<ConnId> Outbox::refused(const std::string& table) {
    const auto it = tables_.find(table);
    if (it == tables_.end()) return {};
    const auto concerns = [orders = it->second](const Waiting& what) {
        return std::any_of(orders.begin(), orders.end(), [&what](const Pending& p) {
            return what.all_before ? p.order <= what.needs : p.order == what.needs;
        });
    };
    std::vector<ConnId> lost;
    for (auto& [conn, peer] : peers_) {
        if (std::none_of(peer.queue.begin(), peer.queue.end(), concerns)) continue;
        peer.queue.clear();
        peer.closing = false;
        lost.push_back({conn});
    }
    for (const Pending& p : it->second) {
        pending_.erase(p.order);
        waiting_for_.erase(p.order);
    }
    tables_.erase(it);
    return lost;
}

void Outbox::written(ConnId conn, std::size_t bytes) {
    if (const auto it = peers_.find(conn.value); it != peers_.end()) {
        it->second.unsent -= std::min(bytes, it->second.unsent);
    }
}

void Outbox::forget(ConnId conn) { peers_.erase(conn.value); }

}  // namespace vegas::core
