// Spells letters and marks of our texts for terminals that only have ASCII. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

// "für „dich“" -> "fuer "dich""; nullopt if a letter has no such spelling.
[[nodiscard]] std::optional<std::string> in_ascii(std::string_view text);

}  // namespace vegas::cli
