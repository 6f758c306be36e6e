// Keys and clicks, the same for every terminal.
#pragma once

#include <cstddef>
#include <string>

namespace vegas::cli {

struct Key {
    enum class Kind {
        text,  // of one character, in UTF-8
        enter,
        backspace,
        remove,  // what is under the cursor
        clear,   // what was typed (Ctrl-U)
        left,    // an arrow, like the next ones
        right,
        up,
        down,
        next,     // Tab
        page_up,  // also the wheel of a mouse
        page_down,
        home,
        end,
        escape,
        help,          // F1
        rules,         // F2
        story,         // F3
        redraw,        // all is to be drawn again (Ctrl-L)
        end_of_input,  // the end of the input (Ctrl-D)
        click,         // at `row` and `column`
    };

    Kind kind = Kind::text;
    std::string text = {};
    std::size_t row = 0;
    std::size_t column = 0;
};

}  // namespace vegas::cli
