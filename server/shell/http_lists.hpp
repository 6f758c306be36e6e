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

// Of the query of a request's target; empty: it has none of this name.
[[nodiscard]] inline std::string_view query_value(std::string_view target, std::string_view name) {
    auto query = target.substr(std::min(target.find('?'), target.size()));
    if (!query.empty()) query.remove_prefix(1);
    while (!query.empty()) {
        auto value = take_part(query, '&');
        if (take_part(value, '=') == name) return value;
    }
    return {};
}

// Whether the peer has what bears this tag already.
[[nodiscard]] inline bool names_etag(std::string_view if_none_match, std::string_view etag) {
    while (!if_none_match.empty()) {
        auto known = trimmed(take_part(if_none_match, ','));
        if (known.starts_with("W/")) known.remove_prefix(2);
        if (known == etag || known == "*") return true;
    }
    return false;
}

}  // namespace vegas::shell
