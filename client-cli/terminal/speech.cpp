#include "client-cli/terminal/speech.hpp"

#include <algorithm>
#include <array>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr auto kEnds = std::to_array<std::string_view>({".", "!", "?", "…"});
constexpr auto kQuotes = std::to_array<std::string_view>({"\"", "”", "“", "»"});

template <std::size_t n>
bool ends_with_one(std::string_view text, const std::array<std::string_view, n>& ends) {
    return std::ranges::any_of(ends, [&](std::string_view end) { return text.ends_with(end); });
}

bool is_ended(std::string_view text) {
    for (const std::string_view quote : kQuotes) {
        if (!text.ends_with(quote)) continue;
        return ends_with_one(text.substr(0, text.size() - quote.size()), kEnds);
    }
    return ends_with_one(text, kEnds);
}

// "the die there (Bo) goes" is "the die there, Bo, goes".
std::string without_signs(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        const bool spaced = result.empty() || result.back() == ' ';
        switch (text[i]) {
        case '(':
            if (result.ends_with(' ')) result.back() = ',';
            result += ' ';
            break;
        case ')':
            if (next == ' ') result += ',';
            break;
        case '#': break;
        case ' ':
            if (!spaced) result += ' ';
            break;
        default: result += text[i];
        }
    }
    return result;
}

}  // namespace

std::string as_sentence(std::string_view text) {
    std::string line = without_signs(plain_spaces(std::string(text)));
    while (line.ends_with(' ') || line.ends_with(':')) line.pop_back();
    if (!line.empty() && !is_ended(line)) line += '.';
    return line;
}

}  // namespace vegas::cli
