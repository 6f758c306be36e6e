// Suggests what a mistyped word may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vegas::texts {

// The known word with the fewest typing errors: a wrong, missing or extra letter, or two swapped
// ones. Empty if none is near.
[[nodiscard]] std::string nearest_word(std::string_view word,
                                       const std::vector<std::string>& known);

// "; did you mean port?"; empty if none is near.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       const std::vector<std::string>& known);

}  // namespace vegas::texts
