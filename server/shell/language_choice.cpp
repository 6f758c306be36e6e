#include "server/shell/language_choice.hpp"

#include <algorithm>
#include <optional>

#include "server/shell/http_lists.hpp"

namespace vegas::shell {
namespace {

using Languages = std::span<const std::string_view>;

constexpr int kMostWanted = 1000;  // a weight in thousandths

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same(std::string_view known, std::string_view tag) {
    return std::ranges::equal(known, tag, {}, {}, lower);
}

// Empty where nothing fits.
std::string_view look_up(Languages known, std::string_view tag) {
    while (!tag.empty()) {
        for (const auto language : known)
            if (same(language, tag)) return language;
        const auto dash = tag.rfind('-');
        tag = tag.substr(0, dash == std::string_view::npos ? 0 : dash);
    }
    return {};
}

// "0", "0.5", "1.000": in thousandths.
std::optional<int> weight(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    if (text.size() > 1 && text[1] != '.') return std::nullopt;
    int value = (text[0] - '0') * kMostWanted;
    int digit_worth = kMostWanted / 10;
    for (const char c : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (c < '0' || c > '9') return std::nullopt;
        value += (c - '0') * digit_worth;
        digit_worth /= 10;
    }
    return value <= kMostWanted ? std::optional(value) : std::nullopt;
}

// Of one part of Accept-Language, such as "de;q=0.8"; 0 for what is not to be used.
int weight_of(std::string_view parameters) {
    const auto parameter = trimmed(parameters);
    if (parameter.empty()) return kMostWanted;
    if (lower(parameter[0]) != 'q' || parameter.size() < 2 || parameter[1] != '=') return 0;
    return weight(parameter.substr(2)).value_or(0);
}

std::string_view best_of(Languages known, std::string_view accept) {
    std::string_view best;
    int best_weight = 0;
    while (!accept.empty()) {
        auto parameters = take_part(accept, ',');
        const auto language = look_up(known, trimmed(take_part(parameters, ';')));
        const int weight = weight_of(parameters);
        if (language.empty() || weight <= best_weight) continue;
        best = language;
        best_weight = weight;
    }
    return best;
}

}  // namespace

std::string_view choose_language(Languages known, std::string_view wish, std::string_view accept) {
    if (const auto language = look_up(known, wish); !language.empty()) return language;
    if (const auto language = best_of(known, accept); !language.empty()) return language;
    if (const auto english = look_up(known, "en"); !english.empty()) return english;
    return known.front();
}

}  // namespace vegas::shell
