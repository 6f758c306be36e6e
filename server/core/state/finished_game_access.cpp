#include "server/core/state/finished_game_access.hpp"

#include <string>

#include "server/core/base/ids.hpp"

namespace vegas::core {

bool may_read_game(const StoredGame* game, std::string_view invite) {
    static const std::string kNone(kInviteChars, '.');
    const bool invited = constant_time_equal(invite, game != nullptr ? game->at.invite : kNone);
    return game != nullptr && (invited || !game->at.is_private);
}

}  // namespace vegas::core
