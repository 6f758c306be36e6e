// What people may be called, and which names a reader may take for each other: by ICU's tables of
// Unicode. The contract says it in words (protocol/docs/reference.md, Names).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::core {

// The name as it is kept, in NFC; nothing if nobody may be called so. REQUIRES: valid UTF-8.
[[nodiscard]] std::optional<std::string> kept_name(std::string_view utf8);

// Which of these names look or sound like another one of them. Empty ones are nobody's.
[[nodiscard]] std::vector<bool> alike(const std::vector<std::string>& names);

}  // namespace vegas::core
