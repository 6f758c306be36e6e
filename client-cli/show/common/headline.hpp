// What is asked, as a headline for the player who is asked and for those who wait. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

struct Headline {
    std::string yours;          // "choose a casino."
    std::string others;         // the same for those who wait
    std::string declined = {};  // what `decline` means here; empty: "no, thank you"
};

// Of the open prompt; for unknown kinds "decide (kind).".
[[nodiscard]] Headline headline_of(const Scene&);

// For who looks at it: "Lucky Punch: hide 1, 2 or 3 - only you see it."
[[nodiscard]] std::string prompt_words(const Scene&);

}  // namespace vegas::cli
