// What operators ask of the server at work.
#pragma once

#include <vector>

#include "server/core/base/ban.hpp"
#include "server/core/state/context.hpp"

namespace vegas::core::ops {

// Replaces all bans. Connected players who are banned are told why and disconnected.
void set_bans(Context&, const std::vector<Ban>& bans);

// Calls winding down off, unless everybody has been sent away already. Where all were ready
// meanwhile, the game begins.
void reopen(Context&);

}  // namespace vegas::core::ops
