// Chooses one of several languages for a reader.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace vegas::shell {

// The languages of what the server itself writes for people.
inline constexpr std::array<std::string_view, 3> kOwnLanguages{"en", "de", "ru"};

// One of `known`, which are in lower case: the preference, if known; else the best of the
// Accept-Language header; else English; else the first. An unknown region is dropped ("de-AT" gets
// "de"), as in the lookup of RFC 4647. REQUIRES: `known` is not empty.
[[nodiscard]] std::string_view choose_language(std::span<const std::string_view> known,
                                               std::string_view preference,
                                               std::string_view accept);

}  // namespace vegas::shell
