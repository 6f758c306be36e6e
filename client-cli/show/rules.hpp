// Formats the rules for players as lines of a given width. Pure.
#pragma once

#include <cstddef>

#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/rulebook.hpp"

namespace vegas::cli {

// The games that have rules, each with what to type for them.
[[nodiscard]] Lines rulebooks_lines(std::size_t columns, const Texts&);

// The rules of a whole game, and what to type for its tiles.
[[nodiscard]] Lines rulebook_lines(const Rulebook&, std::size_t columns, const Style&,
                                   const Texts&);

// The rules of one tile.
[[nodiscard]] Lines tile_rules_lines(const Chapter& tile, std::size_t columns, const Style&,
                                     const Texts&);

}  // namespace vegas::cli
