// In which language somebody wants to read. Pure.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace vegas::cli {

// What the environment says of it; empty: nothing.
struct LocaleWords {
    std::string lc_all = {};
    std::string lc_messages = {};
    std::string lang = {};
};

// The tag of the locale that counts: "de-AT" for LANG=de_AT.UTF-8; "en" where none is set, and for
// "C".
[[nodiscard]] std::string language_of(const LocaleWords&);

// The language of `known` for a tag, without its region where that is not known; empty: none.
[[nodiscard]] std::string best_language(std::string_view tag,
                                        const std::vector<std::string>& known);

}  // namespace vegas::cli
