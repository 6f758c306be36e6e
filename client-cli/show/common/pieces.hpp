// What lies on a tile, as words that a line is not broken in, each painted or plain. Pure.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

using Pieces = std::vector<std::string>;

// All but the last followed by a comma.
[[nodiscard]] Pieces listed(Pieces);

// "you", "Bo": whose something on a tile is.
[[nodiscard]] std::string name_on_tile(const Owner&, const Scene&);

// What lies on the tile; nothing for those that this client does not know.
[[nodiscard]] Pieces pieces_on(const Tile&, const Scene&);

}  // namespace vegas::cli
