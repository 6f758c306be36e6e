#include "server/core/state/finished_game_access.hpp"

#include <string>

#include "server/core/base/ids.hpp"

namespace vegas::core {

bool may_read_game(const StoredGame* game, std::string_view invite) {
    static const std::string kNone(kInviteChars, '.');
    const bool is_known = game != nullptr && !game->table_invite.empty();
    const bool has_key = constant_time_equal(invite, game != nullptr ? game->at.invite : kNone);
    const bool has_invite = constant_time_equal(invite, is_known ? game->table_invite : kNone);
    const bool invited = has_key || has_invite;
    return game != nullptr && (invited || !game->at.is_private);
}

}  // namespace vegas::core
