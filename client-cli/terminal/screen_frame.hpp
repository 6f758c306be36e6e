// A whole screen as a value: its lines, where the cursor stands, and what can be clicked.
#pragma once

#include <cstddef>
#include <vector>

#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

struct Size {
    std::size_t rows = 24;
    std::size_t columns = kColumns;

    bool operator==(const Size&) const = default;
};

// Cells of one line, from `begin` to before `end`, that select a choice when clicked.
struct ClickArea {
    std::size_t row = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t choice = 0;  // index
};

struct ScreenFrame {
    Lines lines = {};  // one for each row of the screen; they may be painted (see Style)
    std::size_t cursor_row = 0;
    std::size_t cursor_column = 0;
    std::vector<ClickArea> click_areas = {};
};

}  // namespace vegas::cli
