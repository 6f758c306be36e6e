#include "server/shell/http/games_route.hpp"

#include <utility>

#include "server/core/hall/finished.hpp"
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
    return unless_known({.content_type = kJson,
                         .shared_body = document.text,
                         .cache = document.game->at.is_private ? kPrivate : kPublic,
                         .etag = document.etag},
                        if_none_match);
}

}  // namespace

HttpAnswer GamesRoute::answer(std::string_view path, const HttpRequest& request) {
    if (!parts_.core.storage_available()) {
        return error_reply(HttpRefusal::storage_unavailable,
                           "the server cannot read games just now");
    }
    Asked asked{.document = document_of(path),
                .invite = std::string(query_value(request.target, "invite")),
                .if_none_match = std::string(request.if_none_match)};
    if (const auto document = kept(asked)) return to_reply(*document, asked.if_none_match);
    if (parts_.driver.asked() + waiting_ >= kWaitingMax) {
        return error_reply(HttpRefusal::busy, "too many ask for games just now");
    }
    return [this, asked = std::move(asked)](const HttpDone& done) {
        const core::FindGame question{asked.document.first};
        parts_.driver.ask(question, [this, asked, done](const core::Found& what) {
            const auto* game = std::get_if<std::shared_ptr<const core::KeptGame>>(&what);
            found(game == nullptr ? nullptr : *game, asked, done);
        });
    };
}

// What is kept does not show by how fast it is to those who may not read it: for them the store is
// asked, as for a game that is not there.
SharedGameDocument GamesRoute::kept(const Asked& asked) {
    auto document = kept_.find(asked.document, parts_.loop.now());
    const auto* game = document ? document->game.get() : nullptr;
    return core::may_read(game, asked.invite) ? document : nullptr;
}

void GamesRoute::found(std::shared_ptr<const core::KeptGame> game, const Asked& asked,
                       const HttpDone& done) {
    if (!core::may_read(game.get(), asked.invite)) {
        return done(error_reply(HttpRefusal::unknown_game, "there is no such finished game"));
    }
    if (const auto document = kept(asked)) return done(to_reply(*document, asked.if_none_match));
    auto& waiting = making_[asked.document];
    waiting.push_back({asked.if_none_match, done});
    ++waiting_;
    if (waiting.size() == 1) make(std::move(game), asked.document);
}

void GamesRoute::make(std::shared_ptr<const core::KeptGame> game, const DocumentId& id) {
    parts_.workers.run(
        [game = std::move(game), what = id.second] { return make_document(game, what); },
        [this, id](const SharedGameDocument& document) { made(id, document); });
}

void GamesRoute::made(const DocumentId& id, const SharedGameDocument& document) {
    if (document) kept_.keep(id, document, parts_.loop.now());
    const auto waiting = making_.extract(id);
    waiting_ -= waiting.mapped().size();
    for (const auto& [if_none_match, done] : waiting.mapped()) {
        done(document ? to_reply(*document, if_none_match)
                      : error_reply(HttpRefusal::internal_error,
                                    "this game cannot be shown because of an internal error"));
    }
}

}  // namespace vegas::shell
