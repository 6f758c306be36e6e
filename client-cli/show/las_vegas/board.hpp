// The board of the Las Vegas games as lines of at most 80 columns: six casinos in two rows of
// three, the players, your own money. Everything comes from the view; no rules here. Pure.
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

// The same in lines of `columns`, so that no card is left out; empty for spectators.
[[nodiscard]] Lines own_lines(const WireStruct<las_vegas::View>&, const RenderContext&,
                              std::size_t columns);

// "round 2 of 3, 54 cards in the pile"; empty before the start.
[[nodiscard]] std::string round_words(const WireStruct<las_vegas::View>&, const Texts&);

// Casinos, players and own money.
[[nodiscard]] Lines game_lines(const WireStruct<las_vegas::View>&, const RenderContext&);

// The roll on the table; nullopt between turns.
[[nodiscard]] std::optional<std::string> rolled_line(const WireStruct<las_vegas::View>&,
                                                     const RenderContext&);

// How to read the board, what the tiles in play do.
[[nodiscard]] Lines game_help(const WireStruct<las_vegas::View>&, const RenderContext&);

}  // namespace vegas::cli
