#include "server/core/hall/lobby.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace vegas::core {
namespace {

using Page = TableList::Page;

void add(std::string& list, const TableList::Row& row) {
    if (!list.empty()) list += ',';
    list += row->json;
}

protocol::Lobby whole(const Page& page) {
    protocol::Lobby lobby{page.place, {}};
    for (const auto& row : page.rows) add(lobby.tables, row);
    return lobby;
}

// Null: nothing has changed.
Text update(const Page& before, const Page& now) {
    if (before.place == now.place && before.rows == now.rows) return nullptr;
    protocol::LobbyUpdate update{now.place, {}, {}};
    for (const auto& row : now.rows) {
        update.shown.push_back(row->entry.table);
        const bool known = std::ranges::find(before.rows, row) != before.rows.end();
        if (!known) add(update.tables, row);
    }
    return std::make_shared<const std::string>(protocol::to_bytes(update));
}

}  // namespace

void Lobby::list(const std::string& table, std::optional<protocol::LobbyEntry> entry) {
    if (tables_.set(table, std::move(entry))) changed_ = true;
}

protocol::Lobby Lobby::page(const protocol::LobbyWatch& what) const {
    return whole(tables_.page(tables_.find(what)));
}

protocol::Lobby Lobby::table(const std::string& id) const {
    const auto row = tables_.row(id);
    if (row == nullptr) return {};
    return whole({.place = {.page = 1, .pages = 1, .count = 1}, .rows = {row}});
}

// Once in a round.
void Lobby::settle(TableList::Where where, Room& room) const {
    if (room.round == round_) return;
    room.round = round_;
    Page now = tables_.page(where);
    room.update = update(room.told, now);
    room.told = std::move(now);
}

protocol::Lobby Lobby::watch(ConnId conn, const protocol::LobbyWatch& what) {
    unwatch(conn);
    const auto where = tables_.find(what);
    const auto [it, is_new] = rooms_.try_emplace(where);
    Room& room = it->second;
    if (is_new) {
        room.told = tables_.page(where);
        room.round = round_;
    } else if (telling_) {
        settle(where, room);  // the round may have come past this connection
    }
    ++room.watchers;
    watchers_.emplace(conn, Watcher{where, round_});
    return whole(room.told);
}

void Lobby::unwatch(ConnId conn) {
    const auto it = watchers_.find(conn);
    if (it == watchers_.end()) return;
    const auto room = rooms_.find(it->second.where);
    if (--room->second.watchers == 0) rooms_.erase(room);
    watchers_.erase(it);
}

std::optional<std::string> Lobby::entry(const std::string& id) const {
    const auto row = tables_.row(id);
    return row ? std::optional(row->json) : std::nullopt;
}

std::optional<TimePoint> Lobby::due() const {
    const bool has_news = telling_ || (changed_ && !watchers_.empty());
    return has_news ? std::optional(next_) : std::nullopt;
}

std::vector<Send> Lobby::tell(TimePoint now) {
    const auto at = due();
    if (!at || now < *at) return {};
    if (!std::exchange(telling_, true)) {
        changed_ = false;
        ++round_;
        began_ = now;
        told_to_ = {};
    }
    std::vector<Send> sends;
    auto it = watchers_.upper_bound(told_to_);
    for (std::size_t n = 0; n < kAtOnce && it != watchers_.end(); ++n, ++it) {
        auto& [conn, watcher] = *it;
        told_to_ = conn;
        if (std::exchange(watcher.round, round_) == round_) continue;  // it has come since
        Room& room = rooms_.at(watcher.where);
        settle(watcher.where, room);
        if (room.update) sends.push_back({conn, room.update});
    }
    telling_ = it != watchers_.end();
    next_ = now + kPauseMs;
    if (!telling_) next_ = std::max(next_, began_ + kRoundMs);
    return sends;
}

}  // namespace vegas::core
