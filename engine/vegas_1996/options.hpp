// The options that only VEGAS has. A setup holds them.
#pragma once

#include <optional>
#include <string_view>

#include "engine/describe.hpp"
#include "engine/vegas_1996/board.hpp"

namespace vegas::vegas_1996 {

struct Options {
    bool duel = false;           // the advanced game [VG-20]
    std::optional<Board> board;  // instead of the built-in one [VG-1]
    bool operator==(const Options&) const = default;

    static constexpr auto wire(auto is) {
        return is.object(
            "vegas_1996_options", "Options of VEGAS.",
            is.unless_default("duel", &Options::duel, as::boolean, "the advanced game"),
            is.unless_default("board", &Options::board, as::own("board_option"),
                              "a board of your own"));
    }
};

// The name of an option that has no possible value; empty if there is none. fault_of() says what is
// wrong with a board.
[[nodiscard]] inline std::string_view bad_option(const Options& options) {
    return options.board && fault_of(*options.board) ? "board" : "";
}

}  // namespace vegas::vegas_1996
