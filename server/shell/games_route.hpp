// GET /api/games: finished games, and replays of them, made when they are asked for.
#pragma once

#include <deque>
#include <string>
#include <string_view>

#include "server/core/server.hpp"

namespace vegas::shell {

struct HttpRequest;
struct HttpReply;

class GamesRoute {
public:
    explicit GamesRoute(const core::Server& core) : core_(core) {}

    // `path`: what follows /api/games/. Games of private tables need the query's `invite`.
    [[nodiscard]] HttpReply answer(std::string_view path, const HttpRequest& request);

private:
    // The replay as JSON; empty: there is none of such a transcript.
    [[nodiscard]] const std::string& replay(std::string_view game, const core::Finished& finished);

    struct Made {
        std::string game, json;
    };
    const core::Server& core_;
    std::deque<Made> made_;  // oldest first
};

}  // namespace vegas::shell
