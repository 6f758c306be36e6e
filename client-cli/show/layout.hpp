// Where things stand on a screen: the board above, then players, what is asked and the answers, the
// line to type on at the bottom, and what has happened in between or, on a wide screen, at the
// side. Pure.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "client-cli/show/common/forms.hpp"
#include "client-cli/terminal/frame.hpp"
#include "client-cli/terminal/menu_forms.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

// A screen has at least so many; what is smaller is cut.
inline constexpr Size kScreenLeast = {.rows = 20, .columns = 60};

// How many columns the board has, and what has happened beside it (0: it stands below).
struct Split {
    std::size_t board = 0;
    std::size_t story = 0;
};
[[nodiscard]] Split split_of(std::size_t columns);

// All for the columns of the board, but `story`.
struct Panes {
    Lines title = {};
    Forms board = {{}};
    Forms players = {{}};
    Lines own = {};     // what one has oneself, what was rolled
    Lines notice = {};  // what is to be read before it
    Lines asked = {};   // what is asked
    std::vector<Menu> menus = {Menu()};
    std::string input = {};               // the last line
    std::size_t cursor = 0;               // column in it
    std::vector<std::string> story = {};  // sentences, the last one last
    std::size_t back = 0;  // so many lines of the story lie below what is shown of it
};

// Of each thing the tallest form with which all fit, and the rest for the story.
[[nodiscard]] Frame laid_out(const Panes&, Size, const Style&);

// Text on a whole screen, from line `top` on, with a last line.
[[nodiscard]] Frame page_of(const Lines& text, std::size_t top, const std::string& last, Size);

}  // namespace vegas::cli
