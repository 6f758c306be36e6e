// Events of the tiles of `royale`, and of sealed choices, as sentences. Pure.
#pragma once

#include <string_view>

#include "client-cli/show/teller.hpp"

namespace vegas::cli {

// nullptr for kinds of others.
[[nodiscard]] Tell tile_teller(std::string_view kind);

}  // namespace vegas::cli
