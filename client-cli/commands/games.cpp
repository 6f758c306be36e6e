#include "client-cli/commands/games.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/games.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

Games::Games(Surroundings surroundings, GamesOptions options, Identity identity)
    : Client(std::move(surroundings), options.common.server, std::move(identity)),
      options_(std::move(options)) {}

void Games::arrived(const Read<protocol::Welcome>& welcome) {
    rulesets_ = welcome.rulesets;
    ask();
}

void Games::ask() {
    json request = {
        {"op", "games.mine"},
        {"most", std::min<std::size_t>(options_.most - games_.size(), protocol::kGamesMost)}};
    if (!games_.empty()) {
        request["game"] = games_.back().game;
        request["ended_ms"] = games_.back().ended_ms;
    }
    session_.insist(std::move(request),
                    [this](const Reply& reply, const json& whole) { take(reply, whole); });
}

void Games::take(const Reply& reply, const json& whole) {
    if (reply.error && reply.error->code == "rate_limited") {
        return surroundings_.transport.after(retry_after(*reply.error), [this] { ask(); });
    }
    if (reply.error) return stop(kExitFailed, refused(*reply.error));
    for (const json& game : member(whole, "games")) as_they_came_.push_back(game);
    games_.insert(games_.end(), reply.games.begin(), reply.games.end());
    const bool more = reply.more && !reply.games.empty();
    if (more && games_.size() < options_.most) return ask();
    print(more);
    stop(kExitDone);
}

void Games::print(bool more) {
    Console& out = surroundings_.out;
    if (options_.as_json) return out.print({compact(as_they_came_)});
    if (games_.empty()) {
        const std::string name = safe_text(options_.common.name, !out.style().utf8);
        return out.print({texts("notice.no_games", {{"name", name}, {"server", server_}})});
    }
    out.print(games_lines(games_, rulesets_, session_.player(), out.style(), surroundings_.texts));
    if (more) out.print({texts("notice.older_games", {{"option", "--most"}})});
    out.print({""});
    out.print(
        wrap(texts("notice.verify_games",
                   {{"command", "vegas verify GAME"}, {"server", "--server"}, {"name", "--name"}}),
             kColumns - 1, 0));
}

}  // namespace vegas::cli
