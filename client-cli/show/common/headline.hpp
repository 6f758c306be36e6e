// Puts the open prompt into words, for the player who decides and for those who wait. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// The prompt as this viewer reads it: "Roll your dice.", or for another seat "About to roll."; for
// unknown kinds "Decide (kind).".
[[nodiscard]] std::string prompt_words(const RenderContext&);

// What `decline` means there: "take no gray die".
[[nodiscard]] std::string decline_words(const RenderContext&);

}  // namespace vegas::cli
