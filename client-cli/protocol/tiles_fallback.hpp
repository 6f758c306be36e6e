// The faces of the tiles for servers whose welcome does not tell them.
#pragma once

#include <vector>

#include "client-cli/protocol/generated.hpp"

namespace vegas::cli {

// As a welcome tells them.
[[nodiscard]] std::vector<TileFace> tiles_fallback();

}  // namespace vegas::cli
