// What is asked, for the player who is asked and for those who wait. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

// The open prompt for who looks at it: "Roll your dice.", or of another one "About to roll."; for
// unknown kinds "Decide (kind).".
[[nodiscard]] std::string prompt_words(const Scene&);

// What `decline` means there: "take no gray die".
[[nodiscard]] std::string decline_words(const Scene&);

}  // namespace vegas::cli
