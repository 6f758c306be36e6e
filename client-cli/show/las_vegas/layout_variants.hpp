// Variants of the Las Vegas board, for more room and less. Pure.
#pragma once

#include <cstddef>

#include "client-cli/show/common/layout_variants.hpp"
#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// Casinos: boxes, three in a row, if `columns` allow it; one below the other with tile and owners;
// the same with names of four columns; all one after another.
[[nodiscard]] LayoutVariants board_variants(const WireStruct<las_vegas::View>&,
                                            const RenderContext&, std::size_t columns);

// Players: a line each under a heading, if `columns` allow it; without the heading; side by side.
[[nodiscard]] LayoutVariants player_variants(const WireStruct<las_vegas::View>&,
                                             const RenderContext&, std::size_t columns);

}  // namespace vegas::cli
