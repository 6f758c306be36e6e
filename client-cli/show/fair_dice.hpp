// What a player can compare afterwards: the server's commitment and the own seed, called its
// promise and the player's word on a screen. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// Both on one line, shortened; empty if the table shows no commitment.
[[nodiscard]] std::string fair_dice_line(const RenderContext&);

// For speech, a sentence each: how they begin, in groups of four signs.
[[nodiscard]] Lines fair_dice_words(const RenderContext&);

}  // namespace vegas::cli
