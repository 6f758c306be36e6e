// The board of `vegas-1996` as lines of at most 80 columns: the gaming tables along Mary's track,
// Mary, the players. Seats are letters here, A for the first, because a space shows its owner in
// one sign. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/show/common/forms.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// Tables, track and players.
[[nodiscard]] Lines game_lines(const Read<vegas_1996::View>&, const Scene&);

// Tables and track; with the spaces close together.
[[nodiscard]] Forms board_forms(const Read<vegas_1996::View>&, const Scene&, std::size_t columns);

// Players: a line each under a heading, where `columns` allow it; side by side.
[[nodiscard]] Forms player_forms(const Read<vegas_1996::View>&, const Scene&, std::size_t columns);

// What is one's own stands among the players.
[[nodiscard]] inline Lines own_lines(const Read<vegas_1996::View>&, const Scene&, std::size_t) {
    return {};
}

// "To place: 4 at table 8"; none where there is nothing to place.
[[nodiscard]] std::optional<std::string> rolled_line(const Read<vegas_1996::View>&, const Scene&);

// How to read the board.
[[nodiscard]] Lines game_help(const Read<vegas_1996::View>&, const Scene&);

// Gaming table `number`, from 1 on; null where there is none.
[[nodiscard]] const Read<vegas_1996::TableView>* gaming_table(const View&, std::int64_t number);

// "3/4" as "3 or 4"
[[nodiscard]] std::string either_words(const std::string& numbers, const Texts&);

// "3/4": the numbers of the space, counted from 1 on, row by row; empty where there is none.
[[nodiscard]] std::string space_words(const Read<vegas_1996::TableView>&, std::int64_t space);

}  // namespace vegas::cli
