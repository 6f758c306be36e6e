// Lays out a screen: from the top the board, the players, the question and the choices, and the
// input line at the bottom. The story stands between them or, on a wide screen, at the side. Pure.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "client-cli/show/common/layout_variants.hpp"
#include "client-cli/terminal/menu_layout.hpp"
#include "client-cli/terminal/screen_frame.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

// The least size of a screen; a smaller one shows a part of it.
inline constexpr Size kScreenLeast = {.rows = 20, .columns = 60};

// Columns of the board, and of the story beside it (0: it stands below).
struct Split {
    std::size_t board = 0;
    std::size_t story = 0;
};
[[nodiscard]] Split split_of(std::size_t columns);

// All but `story` fits the columns of the board.
struct Panes {
    Lines title = {};
    LayoutVariants board = {{}};
    LayoutVariants players = {{}};
    Lines own = {};     // your own money, and the roll
    Lines notice = {};  // to be read before the question
    Lines question = {};
    std::vector<Menu> menus = {Menu()};
    std::string input = {};               // the last line
    std::size_t cursor = 0;               // column in it
    std::vector<std::string> story = {};  // sentences, the last one last
    std::size_t back = 0;                 // lines of the story below the part that is shown
};

// Takes the tallest variant of each pane with which all fit; the story gets the rest.
[[nodiscard]] ScreenFrame lay_out(const Panes&, Size, const Style&);

// Text on a whole screen, from line `top` on, with a last line.
[[nodiscard]] ScreenFrame page_of(const Lines& text, std::size_t top, const std::string& last,
                                  Size);

}  // namespace vegas::cli
