// GET /api/games: finished games, and replays of them. What is sent is made on a worker, once for
// all who ask for it meanwhile, and shared by all who read it.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/server.hpp"
#include "server/shell/http/kept_documents.hpp"
#include "server/shell/http/message.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/driver.hpp"
#include "server/shell/run/workers.hpp"

namespace vegas::shell {

class GamesRoute {
public:
    // So many requests may wait for the store or the worker at a time. A longer queue would only
    // hold up what the players wait for.
    static constexpr std::size_t kWaitingMax = 64;

    struct Parts {
        const core::Server& core;
        Driver& driver;
        const Loop& loop;
        Workers& workers;
    };

    explicit GamesRoute(Parts parts) : parts_(parts) {}

    // `path` is what follows /api/games/. Games of private tables need the query's `invite`.
    // Answers 304 to a client that already has the game.
    [[nodiscard]] HttpAnswer answer(std::string_view path, const HttpRequest& request);

private:
    // What a request says, which is gone when the store answers.
    struct Asked {
        DocumentId document;
        std::string invite, if_none_match;
    };
    struct Waiting {
        std::string if_none_match;
        HttpDone done;
    };

    void found(std::shared_ptr<const core::KeptGame> game, const Asked& asked,
               const HttpDone& done);
    void make(std::shared_ptr<const core::KeptGame> game, const DocumentId& id);
    void made(const DocumentId& id, const SharedGameDocument& document);
    [[nodiscard]] SharedGameDocument kept(const Asked& asked);

    Parts parts_;
    KeptDocuments kept_;
    std::map<DocumentId, std::vector<Waiting>> making_;
    std::size_t waiting_ = 0;  // in making_
};

}  // namespace vegas::shell
