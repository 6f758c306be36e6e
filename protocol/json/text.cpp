#include "protocol/json/text.hpp"

#include <algorithm>

namespace vegas::protocol {

bool has_at_most(std::string_view utf8, std::size_t most) {
    constexpr std::size_t kBytes = 4;  // of a character, at most
    if (utf8.size() > most * kBytes) return false;
    const auto chars = std::ranges::count_if(utf8, [](char c) { return (c & 0xc0) != 0x80; });
    return static_cast<std::size_t>(chars) <= most;
}

bool fits_a_name(std::string_view utf8) { return !utf8.empty() && has_at_most(utf8, kNameChars); }

bool is_good_version(std::string_view version) {
    return !version.empty() && version.size() <= kNameChars &&
           std::ranges::all_of(version, [](char c) { return c > 0x20 && c < 0x7f; });
}

bool is_good_seed(std::string_view seed) {
    return seed.size() <= kSeedChars &&
           std::ranges::all_of(seed, [](char c) { return c >= 0x20 && c < 0x7f; });
}

}  // namespace vegas::protocol
