// Small things that are done with plain text everywhere.
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

// The number that is the whole text, in decimal digits; nullopt if it is none or does not fit.
// Only signed numbers have a sign, and only a minus.
template <class Number>
[[nodiscard]] std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const auto* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && at == end ? std::optional(number) : std::nullopt;
}

// The ASCII letters in lower case, all else as it is.
[[nodiscard]] inline std::string lower(std::string_view text) {
    std::string lowered(text);
    std::ranges::transform(text, lowered.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return lowered;
}

// All in a row, with the separator between. `word`: the text or the number for each.
template <class Range, class Word = std::identity>
[[nodiscard]] std::string join(const Range& range, std::string_view separator, Word word = {}) {
    std::string text;
    std::string_view before;
    for (const auto& each : range) {
        text += before;
        if constexpr (std::is_arithmetic_v<std::decay_t<decltype(word(each))>>) {
            text += std::to_string(word(each));
        } else {
            text += word(each);
        }
        before = separator;
    }
    return text;
}

// Adds one more to the end of a list, behind the separator if it is not the first.
inline void add_to(std::string& list, std::string_view separator, std::string_view next) {
    if (!list.empty()) list += separator;
    list += next;
}

}  // namespace vegas::texts
