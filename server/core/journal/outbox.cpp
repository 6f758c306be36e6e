#include "server/core/journal/outbox.hpp"

#include <algorithm>
#include <utility>

namespace vegas::core {

void Outbox::append(Output& out, Append what, TimePoint now) {
    pending_.push_back({.made = now});
    Stream& stream = streams_[what.table];
    stream.pending.push_back({oldest_ + pending_.size() - 1, what.last()});
    stream.closes = what.closes;
    out.appends.push_back(std::move(what));
}

void Outbox::send(Output& out, ConnId conn, Text text, std::optional<Answers> answers) {
    push(out, {oldest_ + pending_.size() - 1, true, Send{conn, std::move(text), answers}});
}

void Outbox::send_of(Output& out, const std::string& table, ConnId conn, Text text,
                     std::optional<Answers> answers) {
    const auto it = streams_.find(table);
    const bool waits = it != streams_.end() && !it->second.pending.empty();
    const Order needs = waits ? it->second.pending.back().order : 0;
    push(out, {needs, false, Send{conn, std::move(text), answers, table}});
}

void Outbox::overtake(Output& out, ConnId conn, Text text) {
    Peer& peer = peers_[conn.value];
    if (peer.closing || !count(out, conn, peer, text->size())) return;
    out.sends.emplace_back(Send{conn, std::move(text)});
}

void Outbox::close(Output& out, ConnId conn, protocol::CloseCode code, std::string_view reason) {
    push(out, {oldest_ + pending_.size() - 1, true, Close{conn, code, std::string(reason), false}});
}

void Outbox::break_off(Output& out, ConnId conn, Text last, protocol::CloseCode code,
                       std::string_view reason) {
    Peer& peer = peers_[conn.value];
    if (peer.closing && peer.queue.empty()) return;
    peer.closing = true;
    peer.queue.clear();
    peer.first = 0;
    out.sends.emplace_back(Send{conn, std::move(last)});
    out.sends.emplace_back(Close{conn, code, std::string(reason), false});
}

bool Outbox::waits_for(const std::string& table) const {
    const auto it = streams_.find(table);
    return it != streams_.end() && !it->second.pending.empty();
}

// The first that is there is not stored: those that are do not stay there.
std::optional<TimePoint> Outbox::oldest() const {
    return pending_.empty() ? std::nullopt : std::optional(pending_.front().made);
}

std::size_t Outbox::unstored() const {
    const auto count =
        std::ranges::count_if(pending_, [](const Pending& append) { return !append.stored; });
    return static_cast<std::size_t>(count);
}

std::size_t Outbox::held_bytes() const {
    std::size_t bytes = 0;
    for (const auto& [conn, peer] : peers_) {
        for (std::size_t i = peer.first; i < peer.queue.size(); ++i) {
            const auto* send = std::get_if<Send>(&peer.queue[i].item);
            if (send != nullptr) bytes += send->text->size();
        }
    }
    return bytes;
}

bool Outbox::is_pending(Order order) const {
    return order >= oldest_ && !pending_[order - oldest_].stored;
}

Outbox::Order Outbox::blocked_by(const Waiting& what) const {
    if (what.all_before) return !pending_.empty() && oldest_ <= what.needs ? oldest_ : 0;
    return is_pending(what.needs) ? what.needs : 0;
}

void Outbox::push(Output& out, Waiting what) {
    const ConnId conn = std::visit([](const auto& i) { return i.conn; }, what.item);
    Peer& peer = peers_[conn.value];
    if (peer.closing) return;
    if (const auto* send = std::get_if<Send>(&what.item)) {
        if (!count(out, conn, peer, send->text->size())) return;
    } else {
        peer.closing = true;
    }
    if (peer.queue.empty()) {
        const Order first = blocked_by(what);
        if (first == 0) {
            out.sends.push_back(std::move(what.item));
            return;
        }
        pending_[first - oldest_].blocks.push_back(conn);
    }
    peer.queue.push_back(std::move(what));
}

bool Outbox::count(Output& out, ConnId conn, Peer& peer, std::size_t bytes) {
    peer.unsent += bytes;
    if (peer.unsent <= queue_bytes_max_) return true;
    ++slow_consumers_;
    peer.closing = true;
    peer.queue.clear();
    peer.first = 0;
    out.logs.push_back({LogLevel::warn, "event=slow_consumer conn=" + std::to_string(conn.value)});
    out.sends.emplace_back(
        Close{conn, protocol::CloseCode::policy_violation, "slow_consumer", true});
    return false;
}

void Outbox::stored(Output& out, const std::string& table, std::uint32_t seq) {
    const auto it = streams_.find(table);
    if (it == streams_.end()) return;  // it was refused meanwhile
    auto& pending = it->second.pending;
    while (!pending.empty() && pending.front().seq <= seq) {
        const Order order = pending.front().order;
        pending.erase(pending.begin());
        stored(out, order);
    }
    if (pending.empty() && it->second.closes) streams_.erase(it);
}

// Whoever waits for all waits for the oldest.
void Outbox::stored(Output& out, Order order) {
    const auto blocked = std::exchange(pending_[order - oldest_].blocks, {});
    pending_[order - oldest_].stored = true;
    while (!pending_.empty() && pending_.front().stored) {
        pending_.pop_front();
        ++oldest_;
    }
    for (const ConnId conn : blocked) release_all_possible(out, conn);
}

// Until one has to wait for another Append.
void Outbox::release_all_possible(Output& out, ConnId conn) {
    const auto it = peers_.find(conn.value);
    if (it == peers_.end()) return;
    Peer& peer = it->second;
    for (; peer.first < peer.queue.size(); ++peer.first) {
        if (const Order next = blocked_by(peer.queue[peer.first])) {
            pending_[next - oldest_].blocks.push_back(conn);
            return;
        }
        out.sends.push_back(std::move(peer.queue[peer.first].item));
    }
    peer.queue.clear();
    peer.first = 0;
}

std::vector<ConnId> Outbox::refused(const std::string& table) {
    const auto stream = streams_.extract(table);
    if (stream.empty()) return {};
    const auto& orders = stream.mapped().pending;
    const auto concerns = [&orders](const Waiting& what) {
        return std::ranges::any_of(orders, [&what](const Last& last) {
            return what.all_before ? last.order <= what.needs : last.order == what.needs;
        });
    };
    std::vector<ConnId> lost;
    for (auto& [conn, peer] : peers_) {
        const auto first = peer.queue.begin() + static_cast<std::ptrdiff_t>(peer.first);
        if (std::none_of(first, peer.queue.end(), concerns)) continue;
        peer.queue.clear();
        peer.first = 0;
        peer.closing = false;
        lost.push_back({conn});
    }
    Output nothing;  // all that waited for these is gone
    for (const Last& last : orders) stored(nothing, last.order);
    return lost;
}

void Outbox::written(ConnId conn, std::size_t bytes) {
    if (const auto it = peers_.find(conn.value); it != peers_.end()) {
        it->second.unsent -= std::min(bytes, it->second.unsent);
    }
}

void Outbox::forget(ConnId conn) { peers_.erase(conn.value); }

}  // namespace vegas::core
