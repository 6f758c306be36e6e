// Parts of the board of the Las Vegas games, in lines of at most 80 columns. Pure.
#pragma once

#include <optional>
#include <string>

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

[[nodiscard]] Lines casino_lines(const WireStruct<las_vegas::View>&, const RenderContext&);

[[nodiscard]] Lines player_lines(const WireStruct<las_vegas::View>&, const RenderContext&);

// Your own cards and total; nullopt for spectators and before the start.
[[nodiscard]] std::optional<std::string> own_money_line(const WireStruct<las_vegas::View>&,
                                                        const RenderContext&);

}  // namespace vegas::cli
