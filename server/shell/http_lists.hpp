// Cutting the values of HTTP headers and queries into their parts.
#pragma once

#include <algorithm>
#include <string_view>

namespace vegas::shell {

// Without blanks at its ends.
[[nodiscard]] inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t";
    const auto begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

// Takes what stands before the first separator, or all, off the text, and the separator too.
[[nodiscard]] inline std::string_view take_part(std::string_view& text, char separator) {
    const auto end = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

}  // namespace vegas::shell
