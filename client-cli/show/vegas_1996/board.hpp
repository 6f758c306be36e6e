// The board of `vegas-1996` as lines of at most 80 columns: the gaming tables along Mary's track,
// Mary, the players. Seats are letters here, A for the first, because a space shows its owner in
// one sign. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/show/common/layout_variants.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// Tables, track and players.
[[nodiscard]] Lines game_lines(const WireStruct<vegas_1996::View>&, const RenderContext&);

// Tables and track; with the spaces close together.
[[nodiscard]] LayoutVariants board_variants(const WireStruct<vegas_1996::View>&,
                                            const RenderContext&, std::size_t columns);

// Players: a line each under a heading, if `columns` allow it; side by side.
[[nodiscard]] LayoutVariants player_variants(const WireStruct<vegas_1996::View>&,
                                             const RenderContext&, std::size_t columns);

// Empty: your own chips are shown among the players.
[[nodiscard]] inline Lines own_lines(const WireStruct<vegas_1996::View>&, const RenderContext&,
                                     std::size_t) {
    return {};
}

// "To place: 4 at table 8"; nullopt if there is nothing to place.
[[nodiscard]] std::optional<std::string> rolled_line(const WireStruct<vegas_1996::View>&,
                                                     const RenderContext&);

// How to read the board.
[[nodiscard]] Lines game_help(const WireStruct<vegas_1996::View>&, const RenderContext&);

// Gaming table `number`, from 1 on; null if there is none.
[[nodiscard]] const WireStruct<vegas_1996::GamingTableView>* gaming_table(const WireView&,
                                                                          std::int64_t number);

// "3/4" as "3 or 4"
[[nodiscard]] std::string either_words(const std::string& numbers, const Texts&);

// "3/4": the numbers of the space, counted from 1 on, row by row; empty if there is none.
[[nodiscard]] std::string space_words(const WireStruct<vegas_1996::GamingTableView>&,
                                      std::int64_t space);

}  // namespace vegas::cli
