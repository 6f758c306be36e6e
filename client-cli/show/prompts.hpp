// What is asked, as a headline for who is asked and for those who wait. Pure.
#pragma once

#include <string>

#include "client-cli/show/scene.hpp"

namespace vegas::cli {

// "choose a casino.", "Lucky Punch: hide 1, 2 or 3 - only you see it."; for kinds of later rulesets
// "decide (kind)."
[[nodiscard]] std::string prompt_words(const Scene&);

}  // namespace vegas::cli
