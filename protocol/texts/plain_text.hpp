// Common functions for plain text.
#pragma once

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>

namespace vegas::texts {

// Parses the whole text as a decimal number; nullopt if it is none or does not fit. Only signed
// numbers may have a sign, and only a minus.
template <class Number>
[[nodiscard]] std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const auto* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && at == end ? std::optional(number) : std::nullopt;
}

// Lowers ASCII letters; the rest stays as it is.
[[nodiscard]] inline std::string to_lower(std::string_view text) {
    std::string lowered(text);
    std::ranges::transform(text, lowered.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lowered;
}

// Joins all items with the separator. `to_text` gives the text or the number for each.
template <class Range, class ToText = std::identity>
[[nodiscard]] std::string join(const Range& range, std::string_view separator,
                               ToText to_text = {}) {
    std::string text;
    std::string_view before;
    for (const auto& each : range) {
        text += before;
        if constexpr (std::is_arithmetic_v<std::decay_t<decltype(to_text(each))>>) {
            text += std::to_string(to_text(each));
        } else {
            text += to_text(each);
        }
        before = separator;
    }
    return text;
}

// Appends one item to a joined list, after a separator unless it is the first.
inline void append_joined(std::string& list, std::string_view separator, std::string_view next) {
    if (!list.empty()) list += separator;
    list += next;
}

}  // namespace vegas::texts
