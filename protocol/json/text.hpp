// Limits of names, seeds and versions in messages. All other rules for names are the server's, and
// apply only to new names.
#pragma once

#include <cstddef>
#include <string_view>

namespace vegas::protocol {

// So that a name fits beside a board on a phone.
inline constexpr std::size_t kNameChars = 24;
// As it is sent: the server cleans it.
inline constexpr std::size_t kSentNameChars = 4 * kNameChars;
inline constexpr std::size_t kSeedChars = 64;

// At most `most` characters (code points). Does not read a long text to its end. REQUIRES: valid
// UTF-8.
[[nodiscard]] bool has_at_most(std::string_view utf8, std::size_t most);

// 1 to kNameChars characters (code points). REQUIRES: valid UTF-8.
[[nodiscard]] bool fits_a_name(std::string_view utf8);

// 1 to kNameChars printable ASCII characters without spaces.
[[nodiscard]] bool is_good_version(std::string_view);

// Up to kSeedChars printable ASCII characters.
[[nodiscard]] bool is_good_seed(std::string_view);

}  // namespace vegas::protocol
