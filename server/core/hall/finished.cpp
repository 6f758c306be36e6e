#include "server/core/hall/finished.hpp"

#include <string>

#include "server/core/base/ids.hpp"

namespace vegas::core {

bool may_read(const KeptGame* game, std::string_view invite) {
    static const std::string kNone(kInviteChars, '.');
    const bool invited = same_secret(invite, game != nullptr ? game->at.invite : kNone);
    return game != nullptr && (invited || !game->at.is_private);
}

}  // namespace vegas::core
