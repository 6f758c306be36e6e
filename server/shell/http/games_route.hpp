// GET /api/games: finished games, and replays of them. A worker makes each document once for all
// requests that arrive meanwhile; all replies share it.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/server.hpp"
#include "server/shell/http/document_cache.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/core_runner.hpp"
#include "server/shell/run/worker_pool.hpp"

namespace vegas::shell {

class GamesRoute {
public:
    // Requests that may wait for the store or the worker. A longer queue would only delay what
    // players wait for.
    static constexpr std::size_t kWaitingMax = 64;

    struct Parts {
        const core::Server& core;
        CoreRunner& core_runner;
        const Loop& loop;
        WorkerPool& workers;
    };

    explicit GamesRoute(Parts parts) : parts_(parts) {}

    // `path` is what follows /api/games/. Games of private tables need the query's `invite`.
    // Replies 304 to a client that already has the game.
    [[nodiscard]] HttpResult handle(std::string_view path, const HttpRequest& request);

private:
    // What is needed of a request, which no longer exists when the store replies.
    struct GameRequest {
        DocumentId document;
        std::string invite, if_none_match;
    };
    struct PendingReply {
        std::string if_none_match;
        ReplyCallback done;
    };

    void on_game_found(std::shared_ptr<const core::StoredGame> game, const GameRequest& wanted,
                       const ReplyCallback& done);
    void start_document(std::shared_ptr<const core::StoredGame> game, const DocumentId& id);
    void on_document_made(const DocumentId& id, const SharedGameDocument& document);
    [[nodiscard]] SharedGameDocument cached_document(const GameRequest& wanted);

    Parts parts_;
    DocumentCache cache_;
    std::map<DocumentId, std::vector<PendingReply>> pending_;
    std::size_t pending_count_ = 0;  // requests in pending_
};

}  // namespace vegas::shell
