// Lines for speech programs, which read a line as it is printed. Pure.
#pragma once

#include <string>
#include <string_view>

namespace vegas::cli {

// `text` as a line that ends like a sentence, with plain single spaces. It has no brackets and
// other signs that would be spelled out.
[[nodiscard]] std::string as_sentence(std::string_view text);

}  // namespace vegas::cli
