#include "server/shell/games_route.hpp"

#include <algorithm>
#include <utility>

#include "protocol/fair.hpp"
#include "protocol/replay.hpp"
#include "protocol/write.hpp"
#include "server/shell/http_api.hpp"
#include "server/shell/http_lists.hpp"

namespace vegas::shell {
namespace {

// They never change. What an invite opens is not for caches that others use too.
constexpr std::string_view kPublic = "public, max-age=31536000, immutable";
constexpr std::string_view kPrivate = "private, max-age=31536000, immutable";

constexpr std::string_view kReplay = "/replay";

// A replay takes milliseconds to make and some 200 KiB to keep: one that was shared is asked for by
// several people at about the same time.
constexpr std::size_t kReplays = 16;

std::string tag_of(const core::Text& transcript, std::string_view kind) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(transcript->data());
    const auto digest = protocol::hex(protocol::sha256({bytes, transcript->size()}));
    return std::string("\"").append(kind).append(digest, 0, 32).append("\"");
}

}  // namespace

HttpReply GamesRoute::answer(std::string_view path, const HttpRequest& request) {
    const bool whole = !path.ends_with(kReplay);
    const auto game = whole ? path : path.substr(0, path.size() - kReplay.size());
    const auto finished = core_.finished(game, query_value(request.target, "invite"));
    if (!finished) return HttpApi::error(404, "unknown_game", "there is no such finished game");
    // Another version of the server may tell the same game in other bytes.
    const std::string kind = whole ? "" : "replay-" + std::string(protocol::server_version()) + "-";
    HttpReply reply{.content_type = "application/json",
                    .body = {},
                    .allow = {},
                    .cache = finished->at.is_private ? kPrivate : kPublic,
                    .etag = tag_of(finished->transcript, kind)};
    if (names_etag(request.if_none_match, reply.etag)) {
        reply.status = 304;
        return reply;
    }
    reply.body = whole ? *finished->transcript : replay(game, *finished);
    if (reply.body.empty()) return HttpApi::error(500, "internal_error", "a bug of ours");
    return reply;
}

const std::string& GamesRoute::replay(std::string_view game, const core::Finished& finished) {
    const auto known = std::ranges::find(made_, game, &Made::game);
    if (known != made_.end()) return known->json;
    const auto transcript = protocol::parse_transcript(*finished.transcript);
    std::optional<std::string> json;
    if (transcript) json = protocol::replay_json(*transcript, *finished.transcript, finished.at);
    if (made_.size() == kReplays) made_.pop_front();
    made_.push_back({std::string(game), std::move(json).value_or("")});
    return made_.back().json;
}

}  // namespace vegas::shell
