// Implements Display with ncurses, on the terminal at standard input and output.
#pragma once

#include <memory>

#include "client-cli/terminal/display.hpp"

namespace vegas::cli {

// Takes the terminal over. Null if it cannot show a screen: terminfo does not know it, or it cannot
// move its cursor. REQUIRES: at most one at a time; the locale is set (see style_here).
[[nodiscard]] std::unique_ptr<Display> open_display();

// Gives the terminal of an open display back, for a process that ends at once. Any thread may call
// it, whatever the display is doing; it never waits. A terminal that nobody reads gets its modes
// back, but not its screen.
void restore_terminal();

}  // namespace vegas::cli
