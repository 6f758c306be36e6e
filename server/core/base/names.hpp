// Checks players' names, and finds names that look or sound alike, by ICU's Unicode tables.
// protocol/docs/reference.md (Names) has the rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::core {

// The name in NFC, without invisible characters and with single spaces between words. nullopt: it
// is not allowed. REQUIRES: valid UTF-8.
[[nodiscard]] std::optional<std::string> normalize_name(std::string_view utf8);

// The text without differences of upper and lower case and of width, for finding names.
[[nodiscard]] std::string fold_name(std::string_view utf8);

// For each name, whether it looks or sounds like another one. Empty names match nothing.
[[nodiscard]] std::vector<bool> find_lookalikes(const std::vector<std::string>& names);

// Whether the name looks or sounds like one of the others.
[[nodiscard]] bool is_lookalike(const std::string& name, const std::vector<std::string>& others);

}  // namespace vegas::core
