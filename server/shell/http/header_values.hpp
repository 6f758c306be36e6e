// Reading the values of HTTP headers and queries: their parts, weights and ETags.
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

// Removes from the text what stands before the first separator, or all of it, and the separator;
// returns what stood before it.
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

// Whether a text is the same as one in lower case, whatever the case of its own letters.
[[nodiscard]] bool same_in_lower_case(std::string_view lower_case, std::string_view text);

inline constexpr int kMostWanted = 1000;

// How much a part of an Accept header is wanted, in thousandths: what stands behind its first
// semicolon, such as "q=0.8". 0 for what is not wanted or is no weight.
[[nodiscard]] int weight_of(std::string_view parameters);

// Whether an If-None-Match header names an ETag, which is given with its quotes.
[[nodiscard]] bool names_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace vegas::shell
