#include "client-cli/texts/language.hpp"

#include <algorithm>

namespace vegas::cli {
namespace {

bool same_letters(std::string_view a, std::string_view b) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::string language_of(const LocaleWords& words) {
    std::string locale = words.lang;
    if (!words.lc_messages.empty()) locale = words.lc_messages;
    if (!words.lc_all.empty()) locale = words.lc_all;
    locale = locale.substr(0, locale.find_first_of(".@"));
    std::ranges::replace(locale, '_', '-');
    return locale.empty() || locale == "C" || locale == "POSIX" ? "en" : locale;
}

std::string best_language(std::string_view tag, const std::vector<std::string>& known) {
    while (!tag.empty()) {
        for (const std::string& language : known) {
            if (same_letters(language, tag)) return language;
        }
        const auto dash = tag.rfind('-');
        tag = tag.substr(0, dash == std::string_view::npos ? 0 : dash);
    }
    return {};
}

}  // namespace vegas::cli
