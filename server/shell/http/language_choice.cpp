#include "server/shell/http/language_choice.hpp"

#include "server/shell/http/header_values.hpp"

namespace vegas::shell {
namespace {

using Languages = std::span<const std::string_view>;

// Empty where nothing fits.
std::string_view look_up(Languages known, std::string_view tag) {
    while (!tag.empty()) {
        for (const auto language : known) {
            if (equals_lower_case(language, tag)) return language;
        }
        const auto dash = tag.rfind('-');
        tag = tag.substr(0, dash == std::string_view::npos ? 0 : dash);
    }
    return {};
}

std::string_view best_of(Languages known, std::string_view accept) {
    std::string_view best;
    int best_weight = 0;
    while (!accept.empty()) {
        auto parameters = split_off(accept, ',');
        const auto language = look_up(known, trimmed(split_off(parameters, ';')));
        const int weight = weight_of(parameters);
        if (language.empty() || weight <= best_weight) continue;
        best = language;
        best_weight = weight;
    }
    return best;
}

}  // namespace

std::string_view choose_language(Languages known, std::string_view preference,
                                 std::string_view accept) {
    if (const auto language = look_up(known, preference); !language.empty()) return language;
    if (const auto language = best_of(known, accept); !language.empty()) return language;
    if (const auto english = look_up(known, "en"); !english.empty()) return english;
    return known.front();
}

}  // namespace vegas::shell
