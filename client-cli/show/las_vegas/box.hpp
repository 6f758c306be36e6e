// The boxes of the casinos, and how they stand side by side. Pure.
#pragma once

#include <string>
#include <vector>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

inline constexpr std::size_t kBoxColumns = 25;  // inside; three and four borders are 79
inline constexpr std::size_t kBoxesInRow = 3;

struct Box {
    std::string title;  // for the upper border, kBoxColumns wide
    std::vector<std::string> lines;
};

// Its number and money above, its tile, one line for each owner of dice: name, dice, what counts,
// and what it would win ("80k") or "tie". A closed casino says so.
[[nodiscard]] Box casino_box(const las_vegas::Casino&, std::size_t number, bool closed,
                             const Scene&);

// Rows of three with common borders.
[[nodiscard]] std::vector<std::string> grid_of(const std::vector<Box>&, const Style&);

}  // namespace vegas::cli
