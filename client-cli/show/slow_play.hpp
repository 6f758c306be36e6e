// What a player is told after missing deadlines, where slow play has a limit. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// Whether the house plays for the viewer, who was too slow and may play again.
[[nodiscard]] bool does_house_play_for_you(const RenderContext&);
// What the viewer's own missed deadlines lead to; empty if there are none.
[[nodiscard]] std::string slow_play_text(const RenderContext&);

}  // namespace vegas::cli
