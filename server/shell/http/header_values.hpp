// Parses values of HTTP headers and queries: lists, weights and ETags.
#pragma once

#include <algorithm>
#include <string_view>

namespace vegas::shell {

// The text without blanks at its ends.
[[nodiscard]] inline std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t";
    const auto begin = text.find_first_not_of(kBlanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlanks) - begin + 1);
}

// Removes and returns the text before the first separator, or all of it. Also removes the
// separator.
[[nodiscard]] inline std::string_view split_off(std::string_view& text, char separator) {
    const auto end = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

// The value of `name` in the query of a request's target; empty if missing.
[[nodiscard]] inline std::string_view query_value(std::string_view target, std::string_view name) {
    auto query = target.substr(std::min(target.find('?'), target.size()));
    if (!query.empty()) query.remove_prefix(1);
    while (!query.empty()) {
        auto value = split_off(query, '&');
        if (split_off(value, '=') == name) return value;
    }
    return {};
}

// Compares `text`, ignoring its case, with a text in lower case.
[[nodiscard]] bool equals_lower_case(std::string_view lower_case, std::string_view text);

inline constexpr int kMaxWeight = 1000;

// Weight of an Accept header's part, in thousandths. `parameters`: what follows its first
// semicolon, such as "q=0.8". 0 if not wanted or not a weight.
[[nodiscard]] int weight_of(std::string_view parameters);

// Whether an If-None-Match header names the ETag, given with its quotes.
[[nodiscard]] bool matches_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace vegas::shell
