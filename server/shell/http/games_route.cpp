#include "server/shell/http/games_route.hpp"

#include <utility>

#include "server/core/state/finished_game_access.hpp"
#include "server/shell/http/header_values.hpp"

namespace vegas::shell {
namespace {

// They never change. What an invite opens is not for caches that others use too.
constexpr std::string_view kPublic = "public, max-age=31536000, immutable";
constexpr std::string_view kPrivate = "private, max-age=31536000, immutable";

constexpr std::string_view kReplay = "/replay";

DocumentId document_of(std::string_view path) {
    if (!path.ends_with(kReplay)) return {std::string(path), GameText::transcript};
    return {std::string(path.substr(0, path.size() - kReplay.size())), GameText::replay};
}

HttpReply to_reply(const GameDocument& document, std::string_view if_none_match) {
    return not_modified_or({.content_type = kJson,
                            .shared_body = document.text,
                            .cache = document.game->at.is_private ? kPrivate : kPublic,
                            .etag = document.etag},
                           if_none_match);
}

}  // namespace

HttpResult GamesRoute::handle(std::string_view path, const HttpRequest& request) {
    if (!parts_.core.storage_available()) {
        return error_reply(HttpRefusal::storage_unavailable,
                           "the server cannot read games just now");
    }
    GameRequest wanted{.document = document_of(path),
                       .invite = std::string(query_value(request.target, "invite")),
                       .if_none_match = std::string(request.if_none_match)};
    if (const auto document = cached_document(wanted)) {
        if (!document->game->at.is_private) return to_reply(*document, wanted.if_none_match);
    }
    if (parts_.core_runner.queries().pending() + pending_count_ >= kWaitingMax) {
        return error_reply(HttpRefusal::busy, "too many ask for games just now");
    }
    return [this, wanted = std::move(wanted)](const ReplyCallback& done) {
        const core::FindGame question{wanted.document.first};
        parts_.core_runner.queries().run(
            question, [this, wanted, done](const core::QueryResult& what) {
                const auto* game = std::get_if<std::shared_ptr<const core::StoredGame>>(&what);
                on_game_found(game == nullptr ? nullptr : *game, wanted, done);
            });
    };
}

SharedGameDocument GamesRoute::cached_document(const GameRequest& wanted) {
    return cache_.find(wanted.document, parts_.loop.now());
}

// Of a private game the store says each time which invites open it. So what is kept does not show
// by how fast it is to those who may not read it.
void GamesRoute::on_game_found(std::shared_ptr<const core::StoredGame> game,
                               const GameRequest& wanted, const ReplyCallback& done) {
    if (!core::may_read_game(game.get(), wanted.invite)) {
        return done(error_reply(HttpRefusal::unknown_game, "there is no such finished game"));
    }
    if (const auto document = cached_document(wanted)) {
        return done(to_reply(*document, wanted.if_none_match));
    }
    auto& waiting = pending_[wanted.document];
    waiting.push_back({wanted.if_none_match, done});
    ++pending_count_;
    if (waiting.size() == 1) start_document(std::move(game), wanted.document);
}

void GamesRoute::start_document(std::shared_ptr<const core::StoredGame> game,
                                const DocumentId& id) {
    parts_.workers.run(
        [game = std::move(game), what = id.second] { return make_document(game, what); },
        [this, id](const SharedGameDocument& document) { on_document_made(id, document); });
}

void GamesRoute::on_document_made(const DocumentId& id, const SharedGameDocument& document) {
    if (document) cache_.put(id, document, parts_.loop.now());
    const auto waiting = pending_.extract(id);
    pending_count_ -= waiting.mapped().size();
    for (const auto& [if_none_match, done] : waiting.mapped()) {
        done(document ? to_reply(*document, if_none_match)
                      : error_reply(HttpRefusal::internal_error,
                                    "this game cannot be shown because of an internal error"));
    }
}

}  // namespace vegas::shell
