// The board of the Las Vegas games as lines of at most 80 columns: six casinos in two rows of
// three, the players, the own money. Everything comes from the view; no rules here. Pure.
#pragma once

#include <optional>
#include <string>

#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

[[nodiscard]] Lines casino_lines(const Read<las_vegas::View>&, const Scene&);

[[nodiscard]] Lines player_lines(const Read<las_vegas::View>&, const Scene&);

// The own cards and total; none for spectators and before the start.
[[nodiscard]] std::optional<std::string> own_money_line(const Read<las_vegas::View>&, const Scene&);

// The same in lines of `columns`, so that no card is left out; none for others.
[[nodiscard]] Lines own_lines(const Read<las_vegas::View>&, const Scene&, std::size_t columns);

// "round 2 of 3, 54 cards in the pile"; empty before the start.
[[nodiscard]] std::string round_words(const Read<las_vegas::View>&, const Texts&);

// Casinos, players and own money.
[[nodiscard]] Lines game_lines(const Read<las_vegas::View>&, const Scene&);

// What lies rolled on the table; none between turns.
[[nodiscard]] std::optional<std::string> rolled_line(const Read<las_vegas::View>&, const Scene&);

// How to read the board, what the tiles in play do.
[[nodiscard]] Lines game_help(const Read<las_vegas::View>&, const Scene&);

}  // namespace vegas::cli
