// GET /api/games: finished games, and replays of them, made when they are asked for.
#pragma once

#include <string_view>

#include "server/shell/http/message.hpp"
#include "server/shell/run/driver.hpp"

namespace vegas::shell {

// `path` is what follows /api/games/. Games of private tables need the query's `invite`. Answers
// 304 to a client that already has the game.
[[nodiscard]] Later game_of(Driver& driver, std::string_view path, const HttpRequest& request);

}  // namespace vegas::shell
