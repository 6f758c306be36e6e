// Draws the casinos as boxes, side by side. Pure.
#pragma once

#include <string>
#include <vector>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

inline constexpr std::size_t kBoxColumns = 25;  // inside; three and four borders are 79
inline constexpr std::size_t kBoxesInRow = 3;
inline constexpr std::size_t kBoxLinesLeast = 3;  // so that boxes do not jump about in a round

struct CasinoBox {
    std::string title;  // for the upper border, as wide as the box is inside
    std::vector<std::string> lines;
};

// Number and money in the title, the tile, then one line for each owner of dice. That line has
// name, dice, count, and what the owner would win ("80k") or "tie". A closed casino says so.
// REQUIRES: columns >= kBoxColumns.
[[nodiscard]] CasinoBox casino_box(const WireStruct<las_vegas::CasinoView>&, std::size_t number,
                                   bool closed, const RenderContext&,
                                   std::size_t columns = kBoxColumns);

// Rows of three with common borders, each row at least `least` lines high.
[[nodiscard]] std::vector<std::string> box_grid(const std::vector<CasinoBox>&, const Style&,
                                                std::size_t columns = kBoxColumns,
                                                std::size_t least = kBoxLinesLeast);

// What the owner would get there now, all its cards together ("80k"), or "tie"; empty: nothing.
[[nodiscard]] std::string standing_of(const WireStruct<las_vegas::CasinoView>&, const DiceOwner&,
                                      const RenderContext&);

// The dice of one owner, by their look. Those of an imaginary player are neutral or blank.
[[nodiscard]] DiceCount visible_dice(const WireStruct<las_vegas::OwnerView>&);

// The owners of dice there, the highest count first.
[[nodiscard]] std::vector<WireStruct<las_vegas::OwnerView>> owners_by_count(
    const WireStruct<las_vegas::CasinoView>&);

// "80k 50k"; if wider than `room`, without units, and with a "+" for those left out.
[[nodiscard]] std::string money_text(const Numbers& cards, std::size_t room, const Texts&);

}  // namespace vegas::cli
