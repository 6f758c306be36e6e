// GET /api/games: finished games, and replays of them, made when they are asked for.
#pragma once

#include <string_view>

#include "server/core/server.hpp"
#include "server/shell/http/message.hpp"

namespace vegas::shell {

// `path`: what follows /api/games/. Games of private tables need the query's `invite`. 304 for whom
// has it already.
[[nodiscard]] HttpReply game_of(const core::Server& core, std::string_view path,
                                const HttpRequest& request);

}  // namespace vegas::shell
