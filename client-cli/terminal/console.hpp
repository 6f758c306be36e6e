// Standard output in two modes. Plain mode prints lines, for pipes and files. Live mode draws
// frames on a screen, and keeps the story that they show.
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
    // Live if there is a `display`, plain if it is null.
    Console(std::ostream& out, Style style, std::unique_ptr<Display> display = nullptr)
        : out_(out), style_(style), display_(std::move(display)) {}
    Console& operator=(Console&&) = delete;

    [[nodiscard]] const Style& style() const { return style_; }
    [[nodiscard]] bool is_live() const { return display_ != nullptr; }
    // Null if plain.
    [[nodiscard]] Display* display() { return display_.get(); }

    // If plain, prints a sentence at once; if live, adds it to the story.
    void log(const std::string& text);
    // If plain, prints the lines as they are; if live, does nothing.
    void print(const Lines&);
    // The last sentences, if live.
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

// The columns of the terminal, within limits for readable lines; 80 if it does not say.
[[nodiscard]] std::size_t terminal_columns();

}  // namespace vegas::cli
