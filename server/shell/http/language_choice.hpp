// Which of several languages a reader is given.
#pragma once

#include <span>
#include <string_view>

namespace vegas::shell {

// One of `known`, which are in lower case: the wish, if it is known; else the best of an
// Accept-Language header; else English; else the first. A region that is not known is left off
// ("de-AT" gets "de"), as RFC 4647 looks up. REQUIRES: `known` is not empty.
[[nodiscard]] std::string_view choose_language(std::span<const std::string_view> known,
                                               std::string_view wish, std::string_view accept);

}  // namespace vegas::shell
