// Lines for speech programs, which read a line as it is printed. Pure.
#pragma once

#include <string>
#include <string_view>

namespace vegas::cli {

// `text` as a line that ends as a sentence, without brackets and other signs that would be spelled
// out, and with plain single spaces.
[[nodiscard]] std::string as_sentence(std::string_view text);

}  // namespace vegas::cli
