// Link and recovery codes: base 32, typed by people. A recovery code ends with a checksum, so that
// a client can tell a mistyped one. protocol/docs/reference.md (Tokens and devices) has the rules.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/core/base/entropy.hpp"

namespace vegas::core {

// In groups of four characters, with dashes.
[[nodiscard]] std::string random_link_code(Entropy&);      // 40 bits
[[nodiscard]] std::string random_recovery_code(Entropy&);  // 130 bits

// The code as it is hashed: in lower case, without spaces and dashes, with letters for the digits
// that look like them. nullopt if it cannot be a code, or its checksum is wrong.
[[nodiscard]] std::optional<std::string> normalize_code(std::string_view typed);

}  // namespace vegas::core
