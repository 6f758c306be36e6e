// Describes the two black dice on a tile. Pure.
#pragma once

#include <optional>

#include "client-cli/show/common/pieces.hpp"

namespace vegas::cli {

// "threw 3+5=8"; empty if none lie there.
[[nodiscard]] Pieces black_pieces(const std::optional<Numbers>& black, const Texts&);

}  // namespace vegas::cli
