#include "tests/sim/lobby_checker.hpp"

#include <variant>

#include "server/core/journal/records.hpp"
#include "server/core/state/lobby_publisher.hpp"
#include "tests/sim/check_failure.hpp"

namespace vegas::sim {

using test::json;

void LobbyChecker::on_start() {
    pages_.clear();
    asked_.clear();
}

void LobbyChecker::on_load(const core::journal::Entry& entry) {
    on_record(entry);
    tables_.stored.insert(entry.table);
}

void LobbyChecker::on_record(const core::journal::Entry& entry) {
    const auto* created = std::get_if<core::journal::Created>(&entry.record);
    if (created != nullptr && created->is_private) tables_.is_private.insert(entry.table);
}

void LobbyChecker::on_input(const core::Input& in) {
    now_ = in.now;
    if (const auto* stored = std::get_if<core::AppendStored>(&in.what)) {
        tables_.stored.insert(stored->table);
    } else if (const auto* closed = std::get_if<core::ConnectionClosed>(&in.what)) {
        pages_.erase(closed->conn);
        asked_.erase(closed->conn);
    } else if (const auto* received = std::get_if<core::Received>(&in.what)) {
        if (received->bytes.find("lobby.watch") == std::string::npos) return;
        asked_.try_emplace(received->conn, now_);
    }
}

void LobbyChecker::on_send(const core::Send& send) {
    if (send.text->find("\"ev\":\"lobby") == std::string::npos) return;
    const json message = test::parsed(*send.text);
    const std::string ev = message.value("ev", "");
    if (ev == "lobby") return watches(send.conn, message);
    if (ev != "lobby.update") return;
    const auto page = pages_.find(send.conn);
    if (page == pages_.end()) throw CheckFailure("an update of a lobby that nobody watches");
    hears(page->second, message);
}

void LobbyChecker::watches(core::ConnId conn, const json& lobby) {
    const auto [it, is_new] = pages_.try_emplace(conn);
    Page& page = it->second;
    if (is_new) page.since = asked_.at(conn);
    page.tables.clear();
    take(page, lobby["tables"]);
    if (page.tables.size() != lobby["tables"].size()) {
        throw CheckFailure("a table twice in the lobby");
    }
    check_size(lobby, page.tables.size());
}

void LobbyChecker::hears(Page& page, const json& update) {
    ++updates_;
    const std::int64_t rounds = (now_ - page.since) / core::LobbyPublisher::kRoundMs;
    if (++page.updates > rounds + 2) throw CheckFailure("the lobby is told too often");
    take(page, update["tables"]);
    std::map<std::string, json> shown;
    for (const json& id : update["shown"]) {
        const auto it = page.tables.find(id.get<std::string>());
        if (it == page.tables.end()) {
            throw CheckFailure("the lobby shows a table that it never told");
        }
        if (!shown.insert(*it).second) throw CheckFailure("a table twice in the lobby");
    }
    for (const json& told : update["tables"]) {
        if (!shown.contains(told["table"].get<std::string>())) {
            throw CheckFailure("the lobby tells of a table that it does not show");
        }
    }
    check_size(update, shown.size());
    page.tables = std::move(shown);
}

void LobbyChecker::take(Page& page, const json& tables) const {
    for (const json& table : tables) {
        const std::string id = table["table"];
        if (tables_.is_private.contains(id)) {
            throw CheckFailure("the lobby tells of a private table");
        }
        if (!tables_.stored.contains(id)) {
            throw CheckFailure("the lobby tells of a table that is not stored");
        }
        page.tables[id] = table;
    }
}

void LobbyChecker::check_size(const json& message, std::size_t shown) {
    const std::size_t page = message["page"], pages = message["pages"], count = message["count"];
    const auto most = static_cast<std::size_t>(protocol::kLobbyTables);
    const std::size_t expected = page == pages ? count - most * (pages - 1) : most;
    if (page < 1 || page > pages || shown != expected) {
        throw CheckFailure("the lobby says of itself: " + test::dumped(message));
    }
}

}  // namespace vegas::sim
