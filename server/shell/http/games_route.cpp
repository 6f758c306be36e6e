#include "server/shell/http/games_route.hpp"

#include <string>

#include "protocol/fair/fair.hpp"
#include "protocol/history/replay.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/replies/replies.hpp"
#include "server/shell/http/header_values.hpp"

namespace vegas::shell {
namespace {

// They never change. What an invite opens is not for caches that others use too.
constexpr std::string_view kPublic = "public, max-age=31536000, immutable";
constexpr std::string_view kPrivate = "private, max-age=31536000, immutable";

constexpr std::string_view kReplay = "/replay";

std::string tag_of(const core::Text& transcript, std::string_view kind) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(transcript->data());
    const auto digest = protocol::hex(protocol::sha256({bytes, transcript->size()}));
    return std::string("\"").append(kind).append(digest, 0, 32).append("\"");
}

// Not kept: a millisecond and some 100 KiB each, and the reader's cache has them from then on.
// Empty only after an internal error, since the server itself has written the transcript.
std::string replay_of(const core::Finished& finished) {
    const auto transcript = protocol::parse_transcript(*finished.transcript);
    if (!transcript) return {};
    return protocol::replay_json(*transcript, *finished.transcript, finished.at).value_or("");
}

}  // namespace

HttpReply game_of(const core::Server& core, std::string_view path, const HttpRequest& request) {
    const bool whole = !path.ends_with(kReplay);
    const auto game = whole ? path : path.substr(0, path.size() - kReplay.size());
    const auto finished = core.finished(game, query_value(request.target, "invite"));
    if (!finished) return error_reply(404, "unknown_game", "there is no such finished game");
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
    reply.body = whole ? *finished->transcript : replay_of(*finished);
    if (reply.body.empty()) {
        return error_reply(500, "internal_error",
                           "this game cannot be shown because of an internal error");
    }
    return reply;
}

}  // namespace vegas::shell
