#include "client-cli/commands/games.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/games.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

GamesClient::GamesClient(ClientContext context, GamesOptions options, Identity identity)
    : Client(std::move(context), options.common.server, std::move(identity)),
      options_(std::move(options)) {}

void GamesClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>& welcome) {
    rulesets_ = welcome.rulesets;
    if (options_.as_json) return request_page();
    request_waiting();
}

void GamesClient::request_waiting() {
    runtime_.session.request_until_reply(
        {{"op", "games.waiting"}},
        [this](const WireReply& reply, const json& whole) { handle_waiting(reply, whole); });
}

// An older server has no such games.
void GamesClient::handle_waiting(const WireReply& reply, const json& whole) {
    if (reply.error && reply.error->code == "rate_limited") {
        return runtime_.context.transport.after(retry_after(*reply.error),
                                                [this] { request_waiting(); });
    }
    if (!reply.error) read_member(whole, "waiting", waiting_);
    request_page();
}

void GamesClient::request_page() {
    json request = {
        {"op", "games.mine"},
        {"limit", std::min<std::size_t>(options_.most - games_.size(), protocol::kGamesMost)}};
    if (!games_.empty()) {
        request["game"] = games_.back().game;
        request["ended_ms"] = games_.back().ended_ms;
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
    games_.insert(games_.end(), reply.games.begin(), reply.games.end());
    const bool more = reply.more && !reply.games.empty();
    if (more && games_.size() < options_.most) return request_page();
    print(more);
    runtime_.stop(kExitDone);
}

void GamesClient::print(bool more) {
    Console& out = runtime_.context.out;
    if (options_.as_json) return out.print({compact(raw_list_)});
    const Style& style = out.style();
    const std::string& player = runtime_.session.player();
    if (!waiting_.empty()) {
        out.print(waiting_lines(waiting_, player, style, runtime_.context.texts));
        out.print({""});
        const std::string command = "vegas play --table " + safe_text(waiting_.front().table, true);
        out.print(
            wrap(runtime_.texts("notice.go_on_game", {{"command", command}}), kColumns - 1, 0));
        if (games_.empty()) return;
        out.print({""});
    }
    if (games_.empty()) {
        const std::string name = safe_text(options_.common.name, !style.utf8);
        return out.print(
            {runtime_.texts("notice.no_games", {{"name", name}, {"server", runtime_.server}})});
    }
    out.print(games_lines(games_, rulesets_, player, style, runtime_.context.texts));
    if (more) out.print({runtime_.texts("notice.older_games", {{"option", "--most"}})});
    out.print({""});
    out.print(wrap(runtime_.texts("notice.verify_games", {{"command", "vegas verify GAME"},
                                                          {"server", "--server"},
                                                          {"name", "--name"}}),
                   kColumns - 1, 0));
}

}  // namespace vegas::cli
