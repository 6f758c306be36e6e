// The board of `vegas-1996` in words, for those who listen. The texts of the scene are those for
// speech. Pure.
#pragma once

#include <cstdint>
#include <optional>

#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// Mary, and every gaming table that is not scored yet, in the order in which she comes to them.
[[nodiscard]] Lines spoken_board(const Read<vegas_1996::View>&, const Scene&);

// One gaming table, space by space; nothing where there is none.
[[nodiscard]] std::optional<Lines> spoken_spot(const Read<vegas_1996::View>&, std::int64_t table,
                                               const Scene&);

// The chips that everybody has won.
[[nodiscard]] Lines spoken_money(const Read<vegas_1996::View>&, const Scene&);

// The same, with pawns, counters and cards.
[[nodiscard]] Lines spoken_players(const Read<vegas_1996::View>&, const Scene&);

// What is to be placed.
[[nodiscard]] Lines spoken_dice(const Read<vegas_1996::View>&, const Scene&);

}  // namespace vegas::cli
