// What somebody may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vegas::texts {

// Of the known words the one that is the fewest slips of the keyboard away: a letter that is wrong,
// missing, too much, or changed places with the next. Empty: none is near.
[[nodiscard]] std::string nearest(std::string_view word, const std::vector<std::string>& known);

// "; did you mean port?"; empty: none is near.
[[nodiscard]] std::string did_you_mean(std::string_view word,
                                       const std::vector<std::string>& known);

}  // namespace vegas::texts
