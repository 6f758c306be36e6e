// A casino's tile in its box: the face, and what lies on it. Pure.
#pragma once

#include <string>
#include <vector>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// At least one line, each of exactly `columns`: " A2 Jackpot          80k ". What is too long for
// the first line stands below it. REQUIRES: columns >= 24.
[[nodiscard]] std::vector<std::string> tile_lines(const WireTile&, std::size_t columns,
                                                  const RenderContext&);

// "Bo ▪▪■": dice of one owner on a tile.
[[nodiscard]] std::string dice_on_tile(const WireStruct<las_vegas::OwnerView>&,
                                       const RenderContext&);

}  // namespace vegas::cli
