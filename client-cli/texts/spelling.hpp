// Letters and marks of our texts for terminals that have ASCII only. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

// "für „dich“" -> "fuer "dich""; nothing where a letter has no such spelling.
[[nodiscard]] std::optional<std::string> in_ascii(std::string_view text);

}  // namespace vegas::cli
