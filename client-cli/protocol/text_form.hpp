// Checks texts of a server before they stand in a command, which somebody pastes into a shell.
#pragma once

#include <string_view>

#include "protocol/json/texts.hpp"

namespace vegas::cli {

// Whether the text matches the contract's pattern for its kind, and no program takes it for an
// option. REQUIRES: the kind has a pattern.
[[nodiscard]] bool can_stand_in_command(std::string_view text, const as::TextFormat&);

}  // namespace vegas::cli
