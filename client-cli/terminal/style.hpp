// The look of text on this terminal: with or without colours, in ASCII or in UTF-8. Pure values;
// only style_here reads the environment.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace vegas::cli {

// The kind of a piece of text, which decides its colour.
enum class Ink { plain, faint, strong, money, warning, big_die, neutral, tile };

struct Style {
    bool colour = false;
    bool utf8 = false;
    bool light = false;         // light background
    bool many_colours = false;  // 256 of them, else 16

    [[nodiscard]] std::string paint(Ink, std::string_view text) const;
    // In the colour of a seat.
    [[nodiscard]] std::string paint_seat(std::size_t seat, std::string_view text) const;

    [[nodiscard]] std::string_view small_die() const { return utf8 ? "▪" : "o"; }
    [[nodiscard]] std::string_view big_die() const { return utf8 ? "■" : "@"; }
    [[nodiscard]] std::string_view white_die() const { return utf8 ? "▫" : "w"; }
    [[nodiscard]] std::string_view blank_die() const { return utf8 ? "□" : "b"; }
    [[nodiscard]] std::string_view free_space() const { return utf8 ? "·" : "."; }
    [[nodiscard]] std::string_view marker() const { return utf8 ? "▶" : ">"; }
};

// Whether COLORFGBG means a light background. Many terminals set it to their colours ("15;0",
// "0;default;15"); the last one is the background.
[[nodiscard]] bool is_light(std::string_view colours_of_terminal);

// The style for standard output. Sets the locale of the process; UTF-8 is used if that says so and
// not `ascii`. No colour if `plain`, NO_COLOR, TERM=dumb, or it is no terminal.
[[nodiscard]] Style style_here(bool plain, bool ascii);

}  // namespace vegas::cli
