// Chooses the language of the texts. Pure.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vegas::cli {

// The locale variables of the environment; empty if not set.
struct LocaleWords {
    std::string lc_all = {};
    std::string lc_messages = {};
    std::string lang = {};
};

// The tag of the locale in force: "de-AT" for LANG=de_AT.UTF-8; "en" if none is set, and for "C".
[[nodiscard]] std::string language_of(const LocaleWords&);

// The language of `known` for a tag, without its region if that is not known; empty if none.
[[nodiscard]] std::string best_language(std::string_view tag,
                                        const std::vector<std::string>& known);

}  // namespace vegas::cli
