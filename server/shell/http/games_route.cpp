#include "server/shell/http/games_route.hpp"

#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "protocol/fair/fair.hpp"
#include "protocol/history/replay.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/replies/replies.hpp"
#include "server/core/hall/finished.hpp"
#include "server/shell/http/header_values.hpp"

namespace vegas::shell {
namespace {

// They never change. What an invite opens is not for caches that others use too.
constexpr std::string_view kPublic = "public, max-age=31536000, immutable";
constexpr std::string_view kPrivate = "private, max-age=31536000, immutable";

constexpr std::string_view kReplay = "/replay";

// What the request says, which is gone when the store answers.
struct Asked {
    bool whole = true;  // the transcript; else the replay
    std::string invite, if_none_match;
};

std::string tag_of(const core::Text& transcript, std::string_view kind) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(transcript->data());
    const auto digest = protocol::hex(protocol::sha256({bytes, transcript->size()}));
    return std::string("\"").append(kind).append(digest, 0, 32).append("\"");
}

// Not kept: a millisecond and some 100 KiB each, and the reader's cache has them from then on.
// Empty only after an internal error, since the server itself has written the transcript.
std::string replay_of(const core::KeptGame& game) {
    const auto transcript = protocol::parse_transcript(*game.transcript);
    if (!transcript) return {};
    return protocol::replay_json(*transcript, *game.transcript, game.at).value_or("");
}

HttpReply to_reply(const core::KeptGame* game, const Asked& asked) {
    if (!core::may_read(game, asked.invite)) {
        return error_reply(404, "unknown_game", "there is no such finished game");
    }
    // Another version of the server may tell the same game in other bytes.
    const std::string kind =
        asked.whole ? "" : "replay-" + std::string(protocol::server_version()) + "-";
    HttpReply reply{.content_type = "application/json",
                    .body = {},
                    .allow = {},
                    .cache = game->at.is_private ? kPrivate : kPublic,
                    .etag = tag_of(game->transcript, kind)};
    if (names_etag(asked.if_none_match, reply.etag)) {
        reply.status = 304;
        return reply;
    }
    reply.body = asked.whole ? *game->transcript : replay_of(*game);
    if (reply.body.empty()) {
        return error_reply(500, "internal_error",
                           "this game cannot be shown because of an internal error");
    }
    return reply;
}

}  // namespace

Later game_of(Driver& driver, std::string_view path, const HttpRequest& request) {
    Asked asked{.whole = !path.ends_with(kReplay),
                .invite = std::string(query_value(request.target, "invite")),
                .if_none_match = std::string(request.if_none_match)};
    const auto game = asked.whole ? path : path.substr(0, path.size() - kReplay.size());
    return [&driver, game = std::string(game), asked = std::move(asked)](const HttpDone& done) {
        driver.ask(core::FindGame{game}, [asked, done](const core::Found& found) {
            const auto* kept = std::get_if<std::shared_ptr<const core::KeptGame>>(&found);
            done(to_reply(kept == nullptr ? nullptr : kept->get(), asked));
        });
    };
}

}  // namespace vegas::shell
