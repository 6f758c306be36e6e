// A screen that frames are drawn on and keys come from. curses_display.cpp implements it, the tests
// with a fake. Single-threaded.
#pragma once

#include <vector>

#include "client-cli/terminal/frame.hpp"
#include "client-cli/terminal/keys.hpp"

namespace vegas::cli {

class Display {
public:
    virtual ~Display() = default;
    [[nodiscard]] virtual Size size() const = 0;
    // Draws what differs from the frame before.
    virtual void draw(const Frame&) = 0;
    // The terminal has another size, or others wrote to it: the next frame is drawn whole.
    virtual void disturbed() = 0;
    // Everything that was pressed since the last call; never waits.
    [[nodiscard]] virtual std::vector<Key> pressed() = 0;
    // Gives the terminal back as it was. Nothing is drawn after this.
    virtual void close() = 0;
};

}  // namespace vegas::cli
