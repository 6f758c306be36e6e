// Views of `royale` for the tests.
#pragma once

#include <nlohmann/json.hpp>

namespace vegas::cli {

// royale_view() with six tiles: A2, B2 (a bet is open), E1 (casino 4 is closed), F2, G2 and H1, and
// gray dice.
[[nodiscard]] nlohmann::json tile_view();

// The same with the most that can lie on six tiles, five players with long names.
[[nodiscard]] nlohmann::json crowded_tiles();

}  // namespace vegas::cli
