#include "server/core/journal/outbox.hpp"

#include <algorithm>
#include <utility>

namespace vegas::core {

void Outbox::append(Output& out, Append what, TimePoint now) {
    pending_.push_back({.made = now});
    TableStream& stream = streams_[what.table];
    stream.pending.push_back({oldest_ + pending_.size() - 1, what.last()});
    stream.ends = what.closes || what.sleeps;
    out.appends.push_back(std::move(what));
}

void Outbox::overtake(Output& out, ConnId conn, SharedText text) {
    ClientQueue& client = clients_[conn];
    if (client.closing || !count(out, conn, client, text->size())) return;
    out.sends.emplace_back(Send{conn, std::move(text)});
}

void Outbox::send_and_close(Output& out, ConnId conn, SharedText last, protocol::CloseCode code,
                            std::string_view reason) {
    ClientQueue& client = clients_[conn];
    if (client.closing && client.queue.empty()) return;
    client.closing = true;
    client.queue.clear();
    client.first = 0;
    out.sends.emplace_back(Send{conn, std::move(last)});
    out.sends.emplace_back(Close{conn, code, std::string(reason), false});
}

bool Outbox::has_pending(const std::string& table) const { return last_append(table) != 0; }

// The first that is there is not stored: those that are do not stay there.
std::optional<TimePoint> Outbox::oldest_pending_at() const {
    return pending_.empty() ? std::nullopt : std::optional(pending_.front().made);
}

std::size_t Outbox::unstored_appends() const {
    const auto count =
        std::ranges::count_if(pending_, [](const AppendStatus& append) { return !append.stored; });
    return static_cast<std::size_t>(count);
}

std::size_t Outbox::held_bytes() const {
    std::size_t bytes = 0;
    for (const auto& [conn, client] : clients_) {
        for (std::size_t i = client.first; i < client.queue.size(); ++i) {
            const auto* send = std::get_if<Send>(&client.queue[i].item);
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

Outbox::Order Outbox::last_append(const std::string& table) const {
    const auto it = streams_.find(table);
    const bool waits = it != streams_.end() && !it->second.pending.empty();
    return waits ? it->second.pending.back().order : 0;
}

void Outbox::push(Output& out, Item item, const TableDependency& depends_on) {
    const ConnId conn = std::visit([](const auto& i) { return i.conn; }, item);
    ClientQueue& client = clients_[conn];
    if (client.closing) return;
    if (const auto* send = std::get_if<Send>(&item)) {
        if (!count(out, conn, client, send->text->size())) return;
    } else {
        client.closing = true;
    }
    const Order needs = depends_on ? last_append(*depends_on) : oldest_ + pending_.size() - 1;
    Waiting what{needs, !depends_on, std::move(item)};
    if (client.queue.empty()) {
        const Order first = blocked_by(what);
        if (first == 0) {
            out.sends.push_back(std::move(what.item));
            return;
        }
        pending_[first - oldest_].blocks.push_back(conn);
    }
    client.queue.push_back(std::move(what));
}

bool Outbox::count(Output& out, ConnId conn, ClientQueue& client, std::size_t bytes) {
    client.unsent += bytes;
    if (client.unsent <= queue_bytes_max_) return true;
    ++slow_consumers_;
    client.closing = true;
    client.queue.clear();
    client.first = 0;
    out.logs.push_back({LogLevel::warn, "event=slow_consumer conn=" + std::to_string(conn.value) +
                                            (conn.is_remote ? " remote=true" : "")});
    out.sends.emplace_back(
        Close{conn, protocol::CloseCode::policy_violation, "slow_consumer", true});
    return false;
}

void Outbox::on_stored(Output& out, const std::string& table, std::uint32_t seq) {
    const auto it = streams_.find(table);
    if (it == streams_.end()) return;  // it was refused meanwhile
    auto& pending = it->second.pending;
    while (!pending.empty() && pending.front().seq <= seq) {
        const Order order = pending.front().order;
        pending.erase(pending.begin());
        on_stored(out, order);
    }
    if (pending.empty() && it->second.ends) streams_.erase(it);
}

// Whoever waits for all waits for the oldest.
void Outbox::on_stored(Output& out, Order order) {
    const auto blocked = std::exchange(pending_[order - oldest_].blocks, {});
    pending_[order - oldest_].stored = true;
    while (!pending_.empty() && pending_.front().stored) {
        pending_.pop_front();
        ++oldest_;
    }
    for (const ConnId conn : blocked) release_ready(out, conn);
}

// Until one has to wait for another Append.
void Outbox::release_ready(Output& out, ConnId conn) {
    const auto it = clients_.find(conn);
    if (it == clients_.end()) return;
    ClientQueue& client = it->second;
    for (; client.first < client.queue.size(); ++client.first) {
        if (const Order next = blocked_by(client.queue[client.first])) {
            pending_[next - oldest_].blocks.push_back(conn);
            return;
        }
        out.sends.push_back(std::move(client.queue[client.first].item));
    }
    client.queue.clear();
    client.first = 0;
}

std::vector<ConnId> Outbox::drop_rejected(const std::string& table) {
    const auto stream = streams_.extract(table);
    if (stream.empty()) return {};
    const auto& orders = stream.mapped().pending;
    const auto concerns = [&orders](const Waiting& what) {
        return std::ranges::any_of(orders, [&what](const PendingAppend& last) {
            return what.all_before ? last.order <= what.needs : last.order == what.needs;
        });
    };
    std::vector<ConnId> lost;
    for (auto& [conn, client] : clients_) {
        const auto first = client.queue.begin() + static_cast<std::ptrdiff_t>(client.first);
        if (std::none_of(first, client.queue.end(), concerns)) continue;
        client.queue.clear();
        client.first = 0;
        client.closing = false;
        lost.push_back(conn);
    }
    Output nothing;  // all that waited for these is gone
    for (const PendingAppend& last : orders) on_stored(nothing, last.order);
    return lost;
}

void Outbox::on_written(ConnId conn, std::size_t bytes) {
    if (const auto it = clients_.find(conn); it != clients_.end()) {
        it->second.unsent -= std::min(bytes, it->second.unsent);
    }
}

void Outbox::remove(ConnId conn) { clients_.erase(conn); }

}  // namespace vegas::core
