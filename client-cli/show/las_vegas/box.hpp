// The boxes of the casinos, and how they stand side by side. Pure.
#pragma once

#include <string>
#include <vector>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

inline constexpr std::size_t kBoxColumns = 25;  // inside; three and four borders are 79
inline constexpr std::size_t kBoxesInRow = 3;
inline constexpr std::size_t kBoxLinesLeast = 3;  // so that boxes do not jump about in a round

struct Box {
    std::string title;  // for the upper border, as wide as the box is inside
    std::vector<std::string> lines;
};

// Its number and money above, its tile, one line for each owner of dice: name, dice, what counts,
// and what it would win ("80k") or "tie". A closed casino says so. REQUIRES: columns >=
// kBoxColumns.
[[nodiscard]] Box casino_box(const Read<las_vegas::CasinoView>&, std::size_t number, bool closed,
                             const Scene&, std::size_t columns = kBoxColumns);

// Rows of three with common borders, each row `least` lines high or higher.
[[nodiscard]] std::vector<std::string> grid_of(const std::vector<Box>&, const Style&,
                                               std::size_t columns = kBoxColumns,
                                               std::size_t least = kBoxLinesLeast);

// What the owner would get there now, all its cards together ("80k"), or "tie"; empty: nothing.
[[nodiscard]] std::string standing_of(const Read<las_vegas::CasinoView>&, const Owner&,
                                      const Scene&);

// The dice of one owner, as they look: those of an imaginary player are nobody's.
[[nodiscard]] DiceCount as_they_look(const Read<las_vegas::OwnerView>&);

// The owners of dice there, those with most first.
[[nodiscard]] std::vector<Read<las_vegas::OwnerView>> owners_at(const Read<las_vegas::CasinoView>&);

// "80k 50k"; without units where that is wider than `room`, and with a "+" for those that are left
// out then.
[[nodiscard]] std::string money_text(const Numbers& cards, std::size_t room, const Texts&);

}  // namespace vegas::cli
