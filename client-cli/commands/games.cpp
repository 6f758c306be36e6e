#include "client-cli/commands/games.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/protocol/text_form.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

// What others do is told by the server for games in its memory only.
constexpr std::chrono::seconds kRefreshAfter{30};
constexpr std::chrono::seconds kSoon{1};

std::int64_t utc_ms() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

// A game in the server's memory as those that wait are told.
GameUnderWay game_of(const WireStruct<protocol::SnapshotMessage>& snapshot) {
    const WireStruct<protocol::TableInfo>& table = snapshot.view.table;
    GameUnderWay game;
    game.table = table.id;
    game.invite = table.invite;
    game.ruleset = table.ruleset;
    game.turn = snapshot.prompt ? snapshot.prompt->seat : -1;
    if (table.clock) game.decision_ms = table.clock->decision_ms;
    if (snapshot.prompt && snapshot.prompt->deadline_ms) {
        game.due_ms = utc_ms() + *snapshot.prompt->deadline_ms;
    }
    for (const auto& person : table.seats) {
        auto& seat = game.seats.emplace_back();
        if (!person) continue;
        seat.player = person->player;
        seat.name = person->name;
        seat.bot = person->bot;
    }
    return game;
}

}  // namespace

GamesClient::GamesClient(ClientContext context, GamesOptions options, Identity identity)
    : Client(std::move(context), options.common.server, std::move(identity)),
      options_(std::move(options)) {}

void GamesClient::on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome, bool again) {
    tables_.clear();
    for (const auto& joined : welcome.tables) {
        if (joined.seat) tables_.push_back(joined.table);
    }
    Client::on_welcome(welcome, again);
}

void GamesClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>& welcome) {
    rulesets_ = welcome.rulesets;
    const bool only_finished = options_.as_json && !options_.status && !options_.watch;
    if (only_finished) return request_page();
    refresh();
}

void GamesClient::on_reconnect() {
    if (options_.watch) refresh_after(kSoon);
}

void GamesClient::on_message(const WireMessage& message, const json& whole) {
    Client::on_message(message, whole);
    if (const auto* snapshot = std::get_if<WireStruct<protocol::SnapshotMessage>>(&message)) {
        return handle_table(*snapshot);
    }
    const bool is_change = std::holds_alternative<WireStruct<protocol::UpdateMessage>>(message) ||
                           std::holds_alternative<WireStruct<protocol::LeftMessage>>(message);
    if (is_change && options_.watch && !std::exchange(is_stale_, true)) refresh_after(kSoon);
}

// ---- games that are not over

void GamesClient::refresh() {
    is_stale_ = false;
    ++refreshes_;
    runtime_.session.request_until_reply(
        {{"op", "games.waiting"}},
        [this](const WireReply& reply, const json& whole) { handle_waiting(reply, whole); });
}

// The refresh that was planned last counts.
void GamesClient::refresh_after(std::chrono::milliseconds wait) {
    runtime_.context.transport.after(wait, [this, number = ++refreshes_] {
        if (number == refreshes_ && !runtime_.is_stopped()) refresh();
    });
}

// An older server has no such games.
void GamesClient::handle_waiting(const WireReply& reply, const json& whole) {
    if (reply.error && reply.error->code == "rate_limited") {
        return runtime_.context.transport.after(retry_after(*reply.error), [this] { refresh(); });
    }
    std::vector<GameUnderWay> waiting;
    if (!reply.error) read_member(whole, "waiting", waiting);
    games_.clear();
    for (GameUnderWay& game : waiting) games_.insert_or_assign(game.table, std::move(game));
    // One that waits no more is perhaps in the server's memory now.
    for (const auto& [table, game] : reported_) {
        if (std::ranges::find(tables_, table) == tables_.end()) tables_.push_back(table);
    }
    std::erase_if(tables_, [this](const std::string& table) { return games_.contains(table); });
    request_tables();
}

// The snapshots of tables in the server's memory tell how they stand.
void GamesClient::request_tables() {
    awaited_ = tables_;
    if (awaited_.empty()) return on_refreshed();
    for (const std::string& table : awaited_) request_table(table);
}

void GamesClient::request_table(const std::string& table) {
    runtime_.session.request_until_reply(
        {{"op", "table.sync"}, {"table", table}}, [this, table](const WireReply& reply) {
            if (!reply.error) return;  // the snapshot itself is heard as a message
            if (reply.error->code == "rate_limited") {
                return runtime_.context.transport.after(retry_after(*reply.error),
                                                        [this, table] { request_table(table); });
            }
            std::erase(tables_, table);
            on_table_known(table);
        });
}

void GamesClient::handle_table(const WireStruct<protocol::SnapshotMessage>& snapshot) {
    if (std::ranges::find(awaited_, snapshot.table) == awaited_.end()) return;
    if (snapshot.view.table.status == "playing") {
        games_.insert_or_assign(snapshot.table, game_of(snapshot));
    }
    on_table_known(snapshot.table);
}

void GamesClient::on_table_known(const std::string& table) {
    if (std::erase(awaited_, table) > 0 && awaited_.empty()) on_refreshed();
}

void GamesClient::on_refreshed() {
    if (options_.watch) return report_changes();
    if (options_.status) return report_status();
    request_page();
}

bool GamesClient::is_our_turn() const {
    return std::ranges::any_of(games_, [this](const auto& game) {
        return is_turn_of(runtime_.session.player(), game.second);
    });
}

// What is due first comes first, and then those that began to wait last.
std::vector<GameUnderWay> GamesClient::under_way() const {
    std::vector<GameUnderWay> games;
    for (const auto& [table, game] : games_) games.push_back(game);
    std::ranges::stable_sort(games, [](const GameUnderWay& a, const GameUnderWay& b) {
        if (a.due_ms.has_value() != b.due_ms.has_value()) return a.due_ms.has_value();
        return a.due_ms ? *a.due_ms < *b.due_ms : a.since_ms > b.since_ms;
    });
    return games;
}

json GamesClient::json_of(const GameUnderWay& game) const {
    json text = {{"table", game.table},
                 {"ruleset", game.ruleset},
                 {"your_turn", is_turn_of(runtime_.session.player(), game)}};
    const auto turn = static_cast<std::size_t>(game.turn);
    if (game.turn >= 0 && turn < game.seats.size()) text["turn"] = game.seats[turn].name;
    if (game.due_ms) text["due_ms"] = *game.due_ms;
    return text;
}

// ---- for scripts

void GamesClient::report_status() {
    Console& out = runtime_.context.out;
    const std::vector<GameUnderWay> games = under_way();
    if (options_.as_json) {
        json list = json::array();
        for (const GameUnderWay& game : games) list.push_back(json_of(game));
        out.print({compact(list)});
    } else if (games.empty()) {
        out.print({runtime_.texts("notice.no_games_wait")});
    } else {
        out.print(
            waiting_lines(games, runtime_.session.player(), out.style(), runtime_.context.texts));
    }
    runtime_.stop(is_our_turn() ? kExitDone : kExitNothingWaits);
}

void GamesClient::report_changes() {
    const Texts& texts = runtime_.context.texts;
    const Style& style = runtime_.context.out.style();
    for (const GameUnderWay& game : under_way()) {
        const auto before = reported_.find(game.table);
        if (before != reported_.end() && before->second.turn == game.turn) continue;
        const std::string text = turn_text(game, runtime_.session.player(), style, texts);
        report_change(game.table, text, json_of(game));
    }
    for (const auto& [table, game] : reported_) {
        if (games_.contains(table)) continue;
        report_change(table, texts("lobby.over"), {{"table", table}, {"over", true}});
    }
    reported_ = games_;
    if (is_our_turn()) return runtime_.stop(kExitDone);
    if (games_.empty()) {
        return runtime_.stop(kExitNothingWaits, runtime_.texts("notice.no_games_wait"));
    }
    refresh_after(is_stale_ ? kSoon : kRefreshAfter);
}

void GamesClient::report_change(const std::string& table, const std::string& text,
                                const json& change) {
    Console& out = runtime_.context.out;
    if (options_.as_json) return out.print({compact(change)});
    out.print(
        {runtime_.context.texts.moment(utc_ms()) + "  " + runtime_.safe(table) + "  " + text});
}

// ---- finished games

void GamesClient::request_page() {
    json request = {
        {"op", "games.mine"},
        {"limit", std::min<std::size_t>(options_.most - played_.size(), protocol::kGamesMost)}};
    if (!played_.empty()) {
        request["game"] = played_.back().game;
        request["ended_ms"] = played_.back().ended_ms;
    }
    runtime_.session.request_until_reply(
        std::move(request),
        [this](const WireReply& reply, const json& whole) { handle_page(reply, whole); });
}

void GamesClient::handle_page(const WireReply& reply, const json& whole) {
    if (reply.error && reply.error->code == "rate_limited") {
        return runtime_.context.transport.after(retry_after(*reply.error),
                                                [this] { request_page(); });
    }
    if (reply.error) return runtime_.stop(kExitFailed, runtime_.refusal_text(*reply.error));
    for (const json& game : member(whole, "games")) raw_list_.push_back(game);
    played_.insert(played_.end(), reply.games.begin(), reply.games.end());
    const bool more = reply.more && !reply.games.empty();
    if (more && played_.size() < options_.most) return request_page();
    print(more);
    runtime_.stop(kExitDone);
}

void GamesClient::print(bool more) {
    Console& out = runtime_.context.out;
    if (options_.as_json) return out.print({compact(raw_list_)});
    const Style& style = out.style();
    const std::string& player = runtime_.session.player();
    const std::vector<GameUnderWay> games = under_way();
    if (!games.empty()) {
        out.print(waiting_lines(games, player, style, runtime_.context.texts));
        out.print({""});
        const auto next = std::ranges::find_if(
            games, [&player](const GameUnderWay& game) { return is_turn_of(player, game); });
        const GameUnderWay& game = next == games.end() ? games.front() : *next;
        if (can_stand_in_command(game.table, as::table_id)) {
            const std::string command = "vegas play --table " + game.table;
            out.print(
                wrap(runtime_.texts("notice.go_on_game", {{"command", command}}), kColumns - 1, 0));
        }
        if (played_.empty()) return;
        out.print({""});
    }
    if (played_.empty()) {
        const std::string name = safe_text(options_.common.name, !style.utf8);
        return out.print(
            {runtime_.texts("notice.no_games", {{"name", name}, {"server", runtime_.server}})});
    }
    out.print(games_lines(played_, rulesets_, player, style, runtime_.context.texts));
    if (more) out.print({runtime_.texts("notice.older_games", {{"option", "--most"}})});
    out.print({""});
    out.print(wrap(runtime_.texts("notice.verify_games", {{"command", "vegas verify GAME"},
                                                          {"server", "--server"},
                                                          {"name", "--name"}}),
                   kColumns - 1, 0));
}

}  // namespace vegas::cli
