#include "client-cli/terminal/style.hpp"

#include <gtest/gtest.h>

#include <set>

namespace vegas::cli {
namespace {

TEST(Style, ALightBackgroundIsTheLastColourThatTheTerminalNames) {
    for (const char* light : {"0;15", "0;default;15", "8;7"}) EXPECT_TRUE(is_light(light)) << light;
    for (const char* dark : {"15;0", "15;default;0", "15", "", ";", "0;default"}) {
        EXPECT_FALSE(is_light(dark)) << dark;
    }
}

TEST(Style, EightSeatsHaveColoursOfTheirOwnOnEveryTerminal) {
    for (const bool light : {false, true}) {
        for (const bool many : {false, true}) {
            const Style style{.colour = true, .light = light, .many_colours = many};
            std::set<std::string> painted;
            for (std::size_t seat = 0; seat < 8; ++seat) {
                painted.insert(style.paint_seat(seat, "x"));
            }
            EXPECT_EQ(painted.size(), 8U);
            EXPECT_EQ(style.paint_seat(8, "x"), style.paint_seat(0, "x"));
        }
    }
}

TEST(Style, WithoutColoursNothingIsPainted) {
    const Style style{.light = true, .many_colours = true};
    EXPECT_EQ(style.paint(Ink::money, "x") + style.paint_seat(3, "y"), "xy");
}

}  // namespace
}  // namespace vegas::cli
