// The rules for players as lines of a width. Pure.
#pragma once

#include <cstddef>

#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/rulebook.hpp"

namespace vegas::cli {

// The games that there are rules of, each with what one types for them.
[[nodiscard]] Lines rulebooks_lines(std::size_t columns, const Texts&);

// A whole game, and what one types for its tiles.
[[nodiscard]] Lines rulebook_lines(const Rulebook&, std::size_t columns, const Style&,
                                   const Texts&);

// One tile.
[[nodiscard]] Lines tile_rules_lines(const Chapter& tile, std::size_t columns, const Style&,
                                     const Texts&);

}  // namespace vegas::cli
