#include "server/shell/http/api.hpp"

#include <utility>

#include "protocol/replies/replies.hpp"
#include "server/shell/http/header_values.hpp"
#include "server/shell/http/invitation_route.hpp"
#include "server/shell/http/page_route.hpp"
#include "server/shell/http/rules_route.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kGames = "/api/games/";
constexpr double kGamePrice = 20;

// Where there is no page.
constexpr std::string_view kWelcome =
    "This is vegasd, a server for the dice game Las Vegas. It was built without the page for "
    "browsers.\n"
    "\n"
    "Play with the terminal client:   vegas play --server ws://HOST:PORT/ws --name YOU\n"
    "\n"
    "For programs:\n"
    "  GET /ws            the game: a WebSocket, subprotocol vegas.v1, one JSON object per "
    "message\n"
    "  GET /api/version   version of server and protocol\n"
    "  GET /api/tables    the public tables, page by page\n"
    "  GET /api/games/ID  the transcript of a finished public game, for vegas verify; ID/replay: "
    "step by step\n"
    "  GET /api/rules     the rules for players: which games and languages there are\n";

constexpr std::string_view kRules = "/api/rules";

bool has_our_protocol(std::string_view list) {
    while (!list.empty()) {
        if (trimmed(split_off(list, ',')) == kSubprotocol) return true;
    }
    return false;
}

HttpReply not_ready(std::string why) { return text_reply(503, std::move(why)); }

HttpReply upgrade_required() {
    return error_reply(HttpRefusal::upgrade_required,
                       "this address is for WebSocket connections only");
}

}  // namespace

// A replay is made in some milliseconds, unless it is still known.
double HttpApi::price(std::string_view target) {
    return target.starts_with(kGames) ? kGamePrice : 1;
}

HttpResult HttpApi::handle(ListenerRole role, const HttpRequest& request) {
    const auto path = request.target.substr(0, request.target.find('?'));
    const bool get = request.method == "GET";
    if (role == ListenerRole::players && path == "/ws" && get) return accept_upgrade(request);
    const bool reads = get || request.method == "HEAD";
    if (role == ListenerRole::players && path.starts_with(kGames) && reads) {
        return games_.handle(path.substr(kGames.size()), request);
    }
    auto reply = role == ListenerRole::players ? handle_player_request(path, request)
                                               : handle_admin_request(path);
    if (reply.status == 404 || reads) return reply;
    return method_not_allowed_reply();
}

HttpResult HttpApi::accept_upgrade(const HttpRequest& request) const {
    if (!request.upgrade) return upgrade_required();
    const bool ours = request.names_protocols && has_our_protocol(request.protocols);
    if (request.names_protocols && !ours) {
        return error_reply(HttpRefusal::unsupported_subprotocol,
                           "the only subprotocol is vegas.v1");
    }
    if (parts_.core_runner.is_draining()) {
        return error_reply(HttpRefusal::closing, "the server is stopping");
    }
    if (parts_.core_runner.clients().count() >= parts_.connections_max) {
        return error_reply(HttpRefusal::connection_limit, "too many connections");
    }
    return Upgrade{.name_protocol = ours};
}

HttpReply HttpApi::handle_player_request(std::string_view path, const HttpRequest& request) {
    if (const auto* file = parts_.page.find(path)) return page_reply(*file, request);
    if (path == "/") return text_reply(200, std::string(kWelcome));
    if (path == "/api/version") {
        return {.content_type = kJson, .body = protocol::version_json(parts_.core.info())};
    }
    if (path == "/api/tables") return tables_.handle(request.target);
    if (path == kRules) return rules_list_reply();
    if (path.starts_with(kRules) && path[kRules.size()] == '/') {
        return rules_reply(path.substr(kRules.size() + 1), request);
    }
    if (is_invitation(path)) {
        return invitation_reply(parts_.core.describe_invitation(table_of_invitation(path)),
                                request);
    }
    if (path.starts_with(kGames)) return {.content_type = kJson, .body = {}};  // 405
    if (path == "/ws") return upgrade_required();
    return error_reply(HttpRefusal::not_found, "there is nothing here");
}

HttpReply HttpApi::handle_admin_request(std::string_view path) const {
    if (path == "/healthz") return text_reply(200, "ok\n");
    if (path == "/readyz") {
        if (!parts_.core.opens_games()) return not_ready("draining\n");
        if (!parts_.core.storage_available()) {
            // Where no server has it, nobody is better off with another one.
            if (parts_.core.others_have_storage()) return not_ready("storage unavailable\n");
            return text_reply(200, "ready; no server has its storage\n");
        }
        return text_reply(200, parts_.lasts ? "ready\n" : "ready; games are in memory only\n");
    }
    if (path == "/metrics" && parts_.metrics) return parts_.metrics();
    return text_reply(404, "not found\n");
}

}  // namespace vegas::shell
