// Which names and seeds players may choose.
#pragma once

#include <cstddef>
#include <string_view>

namespace vegas::protocol {

inline constexpr std::size_t kNameChars = 24;  // a name fits beside a board on a phone
inline constexpr std::size_t kSeedChars = 64;

// 1 to kNameChars printable characters (code points); no leading, trailing or double spaces,
// nothing invisible, nothing that changes the direction of writing. REQUIRES: valid UTF-8.
[[nodiscard]] bool is_good_name(std::string_view utf8);

// Up to kSeedChars printable ASCII characters.
[[nodiscard]] bool is_good_seed(std::string_view);

}  // namespace vegas::protocol
