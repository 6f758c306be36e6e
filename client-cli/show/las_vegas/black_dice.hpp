// The two black dice, while they lie on a tile. Pure.
#pragma once

#include <optional>

#include "client-cli/show/common/pieces.hpp"

namespace vegas::cli {

// "threw 3+5=8"; nothing where none lie there.
[[nodiscard]] Pieces black_pieces(const std::optional<Numbers>& black, const Texts&);

}  // namespace vegas::cli
