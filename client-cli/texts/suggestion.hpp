// Suggests what may have been meant by an unknown word. Pure.
#pragma once

#include <string>
#include <string_view>

namespace vegas::cli {

// "skip: must be one of: none, chips; did you mean chips?": adds the nearest listed word to a
// message, if any is near.
[[nodiscard]] std::string with_suggestion(std::string message, std::string_view typed);

}  // namespace vegas::cli
