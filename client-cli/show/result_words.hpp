// The end of a game for those who listen. Pure.
#pragma once

#include "client-cli/show/common/scene.hpp"
#include "client-cli/show/las_vegas/earnings.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// A sentence for each player, the winner first, with what the total is made of. The texts of the
// scene are those for speech.
[[nodiscard]] Lines result_words(const Scene&, const Earnings&);

}  // namespace vegas::cli
