// What somebody may have meant who typed what is not known. Pure.
#pragma once

#include <string>
#include <string_view>

namespace vegas::cli {

// "skip: must be one of: none, chips; did you mean chips?": the message of a reader that lists what
// there is, with the nearest of these, if any is near.
[[nodiscard]] std::string with_meant(std::string message, std::string_view typed);

}  // namespace vegas::cli
