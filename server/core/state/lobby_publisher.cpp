#include "server/core/state/lobby_publisher.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace vegas::core {
namespace {

using ListPage = TableList::TablePage;

void add(std::string& list, const TableList::Row& row) {
    if (!list.empty()) list += ',';
    list += row->json;
}

protocol::LobbyMessage whole(const ListPage& page) {
    protocol::LobbyMessage lobby{page.place, {}};
    for (const auto& row : page.rows) add(lobby.tables, row);
    return lobby;
}

// Null: nothing has changed.
SharedText update(const ListPage& before, const ListPage& now) {
    if (before.place == now.place && before.rows == now.rows) return nullptr;
    protocol::LobbyUpdateMessage update{now.place, {}, {}};
    for (const auto& row : now.rows) {
        update.shown.push_back(row->entry.table);
        const bool known = std::ranges::find(before.rows, row) != before.rows.end();
        if (!known) add(update.tables, row);
    }
    return std::make_shared<const std::string>(protocol::to_bytes(update));
}

}  // namespace

void LobbyPublisher::set_entry(const std::string& table, std::optional<protocol::LobbyEntry> entry,
                               const std::string& network) {
    if (tables_.set(table, std::move(entry), network)) has_changed_ = true;
}

protocol::LobbyMessage LobbyPublisher::page(const protocol::LobbyWatch& what) const {
    return whole(tables_.page(tables_.find(what)));
}

protocol::LobbyMessage LobbyPublisher::page_of_table(const std::string& id) const {
    const auto row = tables_.row(id);
    if (row == nullptr) return {};
    return whole({.place = {.page = 1, .pages = 1, .count = 1}, .rows = {row}});
}

std::optional<protocol::LobbyEntry> LobbyPublisher::entry_of(const std::string& id) const {
    const auto row = tables_.row(id);
    return row == nullptr ? std::nullopt : std::optional(row->entry);
}

// Once in a round.
void LobbyPublisher::refresh(TableList::PageKey where, Subscribers& room) const {
    if (room.round == round_) return;
    room.round = round_;
    ListPage now = tables_.page(where);
    room.update = update(room.published, now);
    room.published = std::move(now);
}

protocol::LobbyMessage LobbyPublisher::watch(ConnId conn, const protocol::LobbyWatch& what) {
    unwatch(conn);
    const auto where = tables_.find(what);
    const auto [it, is_new] = rooms_.try_emplace(where);
    Subscribers& room = it->second;
    if (is_new) {
        room.published = tables_.page(where);
        room.round = round_;
    } else if (is_publishing_) {
        refresh(where, room);  // the round may have come past this connection
    }
    ++room.watchers;
    watchers_.emplace(conn, Watcher{where, round_});
    return whole(room.published);
}

void LobbyPublisher::unwatch(ConnId conn) {
    const auto it = watchers_.find(conn);
    if (it == watchers_.end()) return;
    const auto room = rooms_.find(it->second.where);
    if (--room->second.watchers == 0) rooms_.erase(room);
    watchers_.erase(it);
}

std::optional<std::string> LobbyPublisher::entry(const std::string& id) const {
    const auto row = tables_.row(id);
    return row ? std::optional(row->json) : std::nullopt;
}

std::optional<TimePoint> LobbyPublisher::next_publish_at() const {
    const bool has_news = is_publishing_ || (has_changed_ && !watchers_.empty());
    return has_news ? std::optional(next_) : std::nullopt;
}

std::vector<Send> LobbyPublisher::publish(TimePoint now) {
    const auto at = next_publish_at();
    if (!at || now < *at) return {};
    if (!std::exchange(is_publishing_, true)) {
        has_changed_ = false;
        ++round_;
        began_ = now;
        last_served_ = {};
    }
    std::vector<Send> sends;
    auto it = watchers_.upper_bound(last_served_);
    for (std::size_t n = 0; n < kBatch && it != watchers_.end(); ++n, ++it) {
        auto& [conn, watcher] = *it;
        last_served_ = conn;
        if (std::exchange(watcher.round, round_) == round_) continue;  // it has come since
        Subscribers& room = rooms_.at(watcher.where);
        refresh(watcher.where, room);
        if (room.update) sends.push_back({conn, room.update});
    }
    is_publishing_ = it != watchers_.end();
    next_ = now + kPauseMs;
    if (!is_publishing_) next_ = std::max(next_, began_ + kRoundMs);
    return sends;
}

}  // namespace vegas::core
