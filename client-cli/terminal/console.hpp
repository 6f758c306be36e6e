// Standard output in two modes. Plain: lines one after another, for pipes and files. Live: on a
// terminal, a screen that is redrawn in place, with the log in the middle and the line that is
// typed at the bottom.
#pragma once

#include <cstddef>
#include <deque>
#include <iosfwd>
#include <string>

#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

class Console {
public:
    Console(std::ostream& out, Style style, bool live) : out_(out), style_(style), live_(live) {}
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    [[nodiscard]] const Style& style() const { return style_; }
    [[nodiscard]] bool live() const { return live_; }

    // A sentence for the log: printed at once if plain, shown in the next frame if live.
    void say(const std::string& text);
    // Printed as they are, if plain.
    void print(const Lines&);
    // If live: `top`, as much of the log as there is room, `bottom`, and the line to type on. Only
    // what changed is drawn, so that what is being typed stays.
    void frame(const Lines& top, const Lines& bottom);
    // The terminal was changed by others (Enter, a new size): the next frame is drawn whole.
    void disturbed() { drawn_.clear(); }
    // Ends the frames, with `top` and the end of the log instead of the last one. `bottom` and all
    // that comes later is printed plainly.
    void leave(const Lines& top, const Lines& bottom);

private:
    [[nodiscard]] Lines compose(const Lines& top, const Lines& bottom, std::size_t rows) const;

    std::ostream& out_;
    Style style_;
    bool live_;
    std::deque<std::string> log_;  // wrapped lines
    Lines drawn_;                  // what is on the screen; empty: unknown
    bool framed_ = false;          // a frame was drawn
};

// Rows of the terminal at standard output; 24 where it does not say.
[[nodiscard]] std::size_t terminal_rows();

// Its columns, as far as lines of text are good to read; 80 where it does not say.
[[nodiscard]] std::size_t terminal_columns();

}  // namespace vegas::cli
