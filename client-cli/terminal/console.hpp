// Standard output in two modes. Plain: lines one after another, for pipes and files. Live: a screen
// that frames are drawn on, and the story of what was said, which they show.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <string>
#include <vector>

#include "client-cli/terminal/display.hpp"
#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

class Console {
public:
    // `display`: live; null: plain.
    Console(std::ostream& out, Style style, std::unique_ptr<Display> display = nullptr)
        : out_(out), style_(style), display_(std::move(display)) {}
    Console& operator=(Console&&) = delete;

    [[nodiscard]] const Style& style() const { return style_; }
    [[nodiscard]] bool live() const { return display_ != nullptr; }
    // Null where it is plain.
    [[nodiscard]] Display* display() { return display_.get(); }

    // A sentence: printed at once if plain, for the story if live.
    void say(const std::string& text);
    // Printed as they are, if plain.
    void print(const Lines&);
    // The last of what was said, if live.
    [[nodiscard]] const std::vector<std::string>& story() const { return story_; }
    // Gives the screen back, and prints `top` and the end of the story in its place. `bottom` and
    // all that comes later is printed plainly.
    void leave(const Lines& top, const Lines& bottom);

private:
    std::ostream& out_;
    Style style_;
    std::unique_ptr<Display> display_;
    std::vector<std::string> story_;
};

// Its columns, as far as lines of text are good to read; 80 where it does not say.
[[nodiscard]] std::size_t terminal_columns();

}  // namespace vegas::cli
