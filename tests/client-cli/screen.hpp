// What tests of the screen share.
#pragma once

#include <gtest/gtest.h>

#include <clocale>
#include <string>

#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

inline constexpr Style kPlain{};
inline constexpr Style kPretty{.colour = true, .utf8 = true};

inline std::string joined(const Lines& lines) {
    std::string text;
    for (const auto& line : lines) text += line + "\n";
    return text;
}

// Signs are as wide as they are in a terminal.
class ScreenTest : public testing::Test {
protected:
    static void SetUpTestSuite() { std::setlocale(LC_CTYPE, "C.UTF-8"); }
};

}  // namespace vegas::cli
