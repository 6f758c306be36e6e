// What a person is told. Before anything else happens, all that a message acknowledges is noted.
#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>
#include <utility>

#include "tests/sim/behavior.hpp"
#include "tests/sim/client_model.hpp"
#include "tests/sim/simulation.hpp"

namespace vegas::sim {
namespace {

// What nobody is told.
constexpr auto kNeverAnybody =
    std::to_array<std::string_view>({"internal_error", "table_set_aside"});
// Why the server ends the connection of an honest client.
constexpr auto kEnds = std::to_array<std::string_view>({"", "slow_consumer", "hello_required"});
// And of several: it stops, or a table has been without a server for too long.
constexpr auto kEndsOfSeveral = std::to_array<std::string_view>({"closing", "table_lost"});

template <class List>
bool contains(const List& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

}  // namespace

void ClientModel::on_line_lost(core::ConnId line, std::string_view reason) {
    if (beside_.line == line) beside_ = {};
    if (line != line_) return;
    const bool is_one_of_several = world_.plan.is_shared() && contains(kEndsOfSeveral, reason);
    if (is_honest_ && !contains(kEnds, reason) && !is_one_of_several) {
        fail("the connection was closed: " + std::string(reason));
    }
    drop_line();
}

void ClientModel::on_message(core::ConnId line, const std::string& bytes) {
    const json message = test::parsed(bytes);
    if (beside_.line == line) return heard_beside(message);
    if (line != line_) return;
    std::optional<json> request;
    if (message.contains("re")) request = dialogue_.match_reply(message);
    const json* asked = request ? &*request : nullptr;
    heard_ev(message.value("ev", ""), message, asked);
    if (message.contains("error")) {
        const std::string code = message["error"]["code"];
        if (contains(kNeverAnybody, code)) fail(test::dumped(message));
    }
    if (asked == nullptr) return;
    if (message.contains("error")) {
        refused(*asked, message);
    } else {
        answered(*asked, message);
    }
}

// It asks for nothing, but some of what it asked for while it was the only one may still come.
void ClientModel::heard_beside(const json& message) {
    const std::string ev = message.value("ev", ""), table = message.value("table", "");
    if (ev == "left") beside_.tables.erase(table);
    if (ev == "snapshot") {
        const std::uint64_t server = world_.network.server_of(*beside_.line);
        TableChecker& account = world_.account(table);
        const Progress told = account.newest();
        const TableReplica now(account, server, message);
        check_recovered(now, *beside_.line, told);
        beside_.tables.insert_or_assign(table, now);
    }
    const auto it = beside_.tables.find(table);
    if (ev != "update" || it == beside_.tables.end() || message["v"] <= it->second.v()) return;
    it->second.update(message);
}

void ClientModel::heard_ev(const std::string& ev, const json& message, const json* request) {
    if (ev == "update") {
        heard_update(message);
    } else if (ev == "snapshot") {
        heard_snapshot(message, request);
    } else if (ev == "welcome") {
        heard_welcome(message);
    } else if (ev == "left") {
        heard_left(message);
    } else if (ev == "storage") {
        heard_storage(message);
    }
}

void ClientModel::heard_update(const json& message) {
    const std::string table = message["table"];
    const auto it = tables_.find(table);
    if (it == tables_.end()) {
        // After a lost connection: `table.sync`, which is on its way, covers it.
        if (seats_.contains(table) || before_.contains(table) || places_.contains(table)) return;
        // A server does not know of others' tables where one watches, or sits since a moment.
        if (world_.plan.is_shared()) {
            return dialogue_.has("table.sync") ? void() : sync(table, true);
        }
        fail("told of table " + table + " without a snapshot");
    }
    // What was missed, behind a snapshot that came unasked meanwhile.
    if (world_.plan.is_shared() && message["v"] <= it->second.v()) return;
    it->second.update(message);
    int& missed = missed_[table];
    missed = std::max(missed - 1, 0);
    check_asked(it->second, missed);
    if (missed == 0) note_seat(table);
}

// The update of a decision tells the next one. Of what was missed, only the last tells it.
void ClientModel::check_asked(const TableReplica& now, int missed) const {
    if (world_.plan.is_shared()) return;  // its home may have changed in between
    const bool is_asked = missed == 0 && now.status() == "playing";
    if (now.knows_prompt() == is_asked) return;
    fail("table " + now.account().id() + ", v " + std::to_string(now.v()) +
         (is_asked ? ": nobody is asked" : ": somebody is asked too early"));
}

void ClientModel::heard_snapshot(const json& message, const json* request) {
    const std::string table = message["table"];
    if (const auto it = tables_.find(table); it != tables_.end()) {
        // Another server may have the table by now.
        const bool is_same = !world_.plan.is_shared() || message["epoch"] == it->second.epoch();
        if (request != nullptr && (*request)["op"] == "table.sync" && is_same) {
            ++world_.figures.syncs;
            return it->second.compare(message);
        }
    }
    TableChecker& account = world_.account(table);
    const Progress told = account.newest();
    const TableReplica now(account, server_, message);
    if (const TableReplica* before = known(table)) follows(*before, now);
    check_recovered(now, *line_, told);
    check_ready(now);
    tables_.insert_or_assign(table, now);
    missed_.erase(table);
    note_seat(table);
}

// Every connection takes part. The first to show an epoch may be anyone's second one, and by the
// time another connection shows it, later updates of that epoch have raised what was told.
void ClientModel::check_recovered(const TableReplica& now, core::ConnId line,
                                  const Progress& told) const {
    // What was held up on its way may tell of an older one.
    const bool is_newest = world_.is_there(now.server()) && !world_.network.is_slow(line);
    if (!now.account().is_new(now.epoch()) || !is_newest) return;
    now.account().on_recovered_view(now.view(), now.open(), told, [this](std::int64_t since_ms) {
        return world_.is_soon(since_ms);
    });
}

const TableReplica* ClientModel::known(const std::string& table) const {
    for (const auto* all : {&tables_, &before_}) {
        if (const auto it = all->find(table); it != all->end()) return &it->second;
    }
    return nullptr;
}

// What a table has told is of the same epoch and no older, or of one that was never there before.
void ClientModel::follows(const TableReplica& before, const TableReplica& now) {
    const std::string& table = now.account().id();
    const bool is_same = before.epoch() == now.epoch();
    // Of one server, a game that has slept has another one.
    if (!world_.plan.is_shared() && is_same && before.server() != server_) {
        fail("table " + table + ": epoch " + before.epoch() + " of server " +
             std::to_string(before.server()) + ", " + now.epoch() + " of server " +
             std::to_string(server_));
    }
    if (is_same) {
        if (now.v() < before.v()) fail("table " + table + ": back to an older state");
        if (now.v() == before.v() && now.view() != before.view()) {
            fail("table " + table + ": v " + std::to_string(now.v()) + " looks otherwise");
        }
        return;
    }
    if (world_.cluster && world_.cluster->has_outdated_server()) return;
    epochs_[table].insert(before.epoch());
    if (epochs_[table].contains(now.epoch())) fail("table " + table + ": an epoch comes again");
    compare_own(before, now);
}

// What is this player's alone, if nothing was decided meanwhile.
void ClientModel::compare_own(const TableReplica& before, const TableReplica& now) const {
    const auto at = [](const TableReplica& f) {
        return std::tuple(f.game(), f.status(), f.open(), f.seat());
    };
    if (at(before) != at(now) || !now.seat()) return;
    if (before.status() == "playing" && !before.open()) return;
    if (!before.leads_to_round_log(now.round_log())) {
        fail("after the restart the round log is " + test::dumped(now.round_log()) +
             " instead of " + test::dumped(before.round_log()));
    }
    if (before.view()["you"] != now.view()["you"]) {
        fail("after the restart the own part is " + test::dumped(now.view()["you"]) +
             " instead of " + test::dumped(before.view()["you"]));
    }
}

void ClientModel::check_ready(const TableReplica& now) const {
    const std::string& table = now.account().id();
    const auto it = ready_.find(table);
    if (it == ready_.end() || !now.seat() || now.status() != "open") return;
    if (may_be_gone_from(table)) return;               // and come back since
    if (now.account().may_withhold_seed(id_)) return;  // and is ready no more then
    const auto& [game, ready] = it->second;
    if (now.account().may_have_changed(game)) return;
    const auto seat = static_cast<std::size_t>(*now.seat());
    if (game == now.game() && now.table()["seats"][seat]["ready"] != ready) {
        fail("table " + table + ": what was acknowledged of being ready is gone");
    }
}

void ClientModel::note_seat(const std::string& table) {
    const TableReplica& now = tables_.at(table);
    const auto claim = seats_.find(table);
    if (!now.seat()) return note_no_seat(table);
    const int seat = *now.seat();
    // An outage holds a request back for as long as it lasts, so that a state has to tell.
    const auto late = late_until_ms_.find(table);
    const bool is_settled = late != late_until_ms_.end() && late->second <= world_.agenda.now_ms();
    if (is_settled) late_until_ms_.erase(late);
    if (now.table()["seats"][static_cast<std::size_t>(seat)]["player"] != id_) {
        fail("another player has the seat at table " + table);
    }
    if (claim != seats_.end() && claim->second.game == now.game() &&
        claim->second.status == "playing" && claim->second.seat != seat) {
        fail("another seat in a running game at table " + table);
    }
    seats_[table] = {now.game(), now.status(), seat};
    is_kept_ = true;
    const auto act = acts_.find(table);
    if (act == acts_.end()) return;
    // It may be refused because the next game has begun.
    const std::string refused = std::exchange(act->second.refused, {});
    if (refused.empty() || act->second.game != now.game() || now.status() != "playing") return;
    fail("the answer to decision " + std::to_string(act->second.decision) + " of table " + table +
         (act->second.acked ? " was acknowledged, and" : "") + " is refused: " + refused);
}

void ClientModel::note_no_seat(const std::string& table) {
    const auto claim = seats_.find(table);
    if (claim == seats_.end()) return;
    if (!may_be_gone_from(table) && !may_have_expired(table, claim->second)) {
        fail("the seat at table " + table + " is gone");
    }
    seats_.erase(claim);
}

// ---- who one is

void ClientModel::heard_welcome(const json& message) {
    if (!id_.empty() && (message["player"] != id_ || message["name"] != name_)) {
        fail("welcomed as somebody else");
    }
    id_ = message["player"];
    if (!token_.empty() && message["token"] != token_) fail("the token has changed");
    token_ = message["token"];
    welcomed_ = true;
    server_ = world_.network.server_of(*line_);
    welcomed_by_ = server_;
    for (auto& [table, claim] : seats_) claim.is_old = claim.is_old || is_long_away();
    note_places(message["tables"]);
    // What earlier connections have sent may still arrive.
    for (const std::string& table : unsure_) {
        late_until_ms_[table] = world_.agenda.now_ms() + Simulation::kLateMs;
    }
    // Of a game that sleeps, only the reply to the sync tells who has left it.
    std::erase_if(unsure_, [this](const std::string& table) {
        return !seats_.contains(table) || places_.contains(table);
    });
    away_since_ms_ = world_.agenda.now_ms();
    for (const json& place : message["tables"]) sync(place["table"], chance.one_in(4));
}

void ClientModel::note_places(const json& tables) {
    std::map<std::string, bool> there;  // and whether with a seat
    for (const json& place : tables) {
        if (!there.emplace(place["table"].get<std::string>(), !place["seat"].is_null()).second) {
            fail("a table twice in one welcome");
        }
    }
    const std::set<std::string> places_before = std::exchange(places_, {});
    // Of several servers each counts the tables that it has. And a seat in a game that has slept is
    // one's own, at whatever tables one is meanwhile.
    const bool counts = !world_.plan.is_shared();
    const auto new_places = static_cast<std::size_t>(std::ranges::count_if(
        there, [this](const auto& place) { return !epochs_.contains(place.first); }));
    const core::Limits& limits = world_.plan.settings.limits;
    const std::size_t most =
        limits.tables_per_player + (world_.plan.days ? limits.days_tables_per_player : 0);
    if (counts && new_places > most) {
        fail("at more tables than one may be at");
    }
    for (auto it = seats_.begin(); it != seats_.end();) {
        const auto place = there.find(it->first);
        const bool has_seat = place != there.end() && place->second;
        // A game that sleeps is not in the welcome, and nobody may know that it began.
        if (place == there.end()) {
            sync(it++->first, chance.one_in(4));
            continue;
        }
        if (!has_seat && !may_be_gone_from(it->first) && !may_have_expired(it->first, it->second)) {
            fail("the seat at table " + it->first + " was lost");
        }
        it = has_seat ? std::next(it) : seats_.erase(it);
    }
    for (const auto& [table, has_seat] : there) {
        const bool known =
            seats_.contains(table) || before_.contains(table) || places_before.contains(table);
        if (!known && !may_be_gone_from(table) && --makes_ < 0) {
            fail("at table " + table + ", for which nobody asked");
        }
        if (has_seat) seats_.try_emplace(table);
        places_.insert(table);
    }
}

// Whoever could not be let in for it asks again.
void ClientModel::heard_storage(const json& message) {
    const bool available = message["available"];
    // Of several servers each says so of itself.
    const bool was = std::exchange(stores_, available);
    if (was == available && !world_.plan.is_shared()) {
        fail("told twice: " + test::dumped(message));
    }
    if (!available) knows_outage_from_ = dialogue_.newest();
    if (available && !welcomed_ && dialogue_.count() == 0) say_hello();
}

void ClientModel::heard_left(const json& message) {
    const std::string table = message["table"];
    const auto claim = seats_.find(table);
    if (message["reason"] != "left" && claim != seats_.end() && !may_be_gone_from(table) &&
        !may_have_expired(table, claim->second) && !may_make_room(table)) {
        fail("sent away from table " + table + ": " + message["reason"].get<std::string>());
    }
    if (message["reason"] == "removed" && !may_be_gone_from(table)) {
        fail("removed from table " + table + ", and nobody asked for it");
    }
    if (message["reason"] == "closed") world_.account(table).on_close();
    forget(table);
}

void ClientModel::forget(const std::string& table) {
    seats_.erase(table);
    tables_.erase(table);
    before_.erase(table);
}

}  // namespace vegas::sim
