// Chooses one of several languages for a reader.
#pragma once

#include <span>
#include <string_view>

namespace vegas::shell {

// One of `known`, which are in lower case: the preference, if known; else the best of the
// Accept-Language header; else English; else the first. An unknown region is dropped ("de-AT" gets
// "de"), as in the lookup of RFC 4647. REQUIRES: `known` is not empty.
[[nodiscard]] std::string_view choose_language(std::span<const std::string_view> known,
                                               std::string_view preference,
                                               std::string_view accept);

}  // namespace vegas::shell
