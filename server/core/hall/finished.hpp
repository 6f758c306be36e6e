// Finished games, apart from who played them.
#pragma once

#include <string_view>

#include "server/core/base/storage.hpp"

namespace vegas::core {

// Whether somebody who gives this invite, or none, may read the game: everybody may, if its table
// was public. Null: there is no such game; it takes as long to say so.
[[nodiscard]] bool may_read(const KeptGame* game, std::string_view invite);

}  // namespace vegas::core
