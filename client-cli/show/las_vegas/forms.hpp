// The board of the Las Vegas games in forms for more room and less. Pure.
#pragma once

#include <cstddef>

#include "client-cli/show/common/forms.hpp"
#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

// Casinos: boxes, three in a row, where `columns` allow it; one below the other with tile and
// owners; the same with names of four columns; all one behind the other.
[[nodiscard]] Forms board_forms(const Read<las_vegas::View>&, const Scene&, std::size_t columns);

// Players: a line each under a heading, where `columns` allow it; without the heading; side by
// side.
[[nodiscard]] Forms player_forms(const Read<las_vegas::View>&, const Scene&, std::size_t columns);

}  // namespace vegas::cli
