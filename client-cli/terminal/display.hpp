// Interface of a screen: draws frames and reads keys. curses_display.cpp implements it, the tests
// with a fake. Single-threaded.
#pragma once

#include <vector>

#include "client-cli/terminal/keys.hpp"
#include "client-cli/terminal/screen_frame.hpp"

namespace vegas::cli {

class Display {
public:
    virtual ~Display() = default;
    [[nodiscard]] virtual Size size() const = 0;
    // Draws what differs from the frame before.
    virtual void draw(const ScreenFrame&) = 0;
    // Makes the next draw() draw the whole frame: the size changed, or others wrote to the
    // terminal.
    virtual void invalidate() = 0;
    // The keys pressed since the last call; never waits.
    [[nodiscard]] virtual std::vector<Key> read_keys() = 0;
    // Gives the terminal back as it was. Nothing is drawn after this.
    virtual void close() = 0;
};

}  // namespace vegas::cli
