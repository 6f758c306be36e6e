// How long the names and what the seeds of players may be. What else there is to names, only the
// server says, and only of new ones.
#pragma once

#include <cstddef>
#include <string_view>

namespace vegas::protocol {

inline constexpr std::size_t kNameChars = 24;  // a name fits beside a board on a phone
inline constexpr std::size_t kSeedChars = 64;

// At most `most` characters (code points). Long texts are not read to their end.
// REQUIRES: valid UTF-8.
[[nodiscard]] bool has_at_most(std::string_view utf8, std::size_t most);

// 1 to kNameChars characters (code points). REQUIRES: valid UTF-8.
[[nodiscard]] bool fits_a_name(std::string_view utf8);

// 1 to kNameChars printable ASCII characters without spaces.
[[nodiscard]] bool is_good_version(std::string_view);

// Up to kSeedChars printable ASCII characters.
[[nodiscard]] bool is_good_seed(std::string_view);

}  // namespace vegas::protocol
