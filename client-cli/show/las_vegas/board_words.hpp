// The board of the Las Vegas games in words, for those who listen: a sentence for each casino and
// each player. The texts of the scene are those for speech. Pure.
#pragma once

#include <cstdint>
#include <optional>

#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// The round, every casino, and which casinos are closed.
[[nodiscard]] Lines spoken_board(const Read<las_vegas::View>&, const Scene&);

// One casino with all that lies there and on its tile; nothing where there is none.
[[nodiscard]] std::optional<Lines> spoken_spot(const Read<las_vegas::View>&, std::int64_t casino,
                                               const Scene&);

// What everybody has, of the others as far as it is open.
[[nodiscard]] Lines spoken_money(const Read<las_vegas::View>&, const Scene&);

// The same, with the dice that are left to place.
[[nodiscard]] Lines spoken_players(const Read<las_vegas::View>&, const Scene&);

// What was rolled, and the dice that are left to you.
[[nodiscard]] Lines spoken_dice(const Read<las_vegas::View>&, const Scene&);

}  // namespace vegas::cli
