#include "client-cli/terminal/edit_line.hpp"

#include "tests/client-cli/screen.hpp"

namespace vegas::cli {
namespace {

class EditLineTest : public ScreenTest {
protected:
    void type(const std::string& text) { line.press({.kind = Key::Kind::text, .text = text}); }
    void press(Key::Kind kind) { line.press({.kind = kind}); }

    EditLine line;
};

TEST_F(EditLineTest, CharactersOfAnyLengthAreOneToTheCursor) {
    for (const char* sign : {"к", "а", "é", "x"}) type(sign);
    EXPECT_EQ(line.text(), "каéx");
    EXPECT_EQ(line.cursor(), 4U);
    press(Key::Kind::left);
    press(Key::Kind::backspace);
    EXPECT_EQ(line.text(), "каx");
    press(Key::Kind::home);
    press(Key::Kind::remove);
    EXPECT_EQ(line.text(), "аx");
    press(Key::Kind::right);
    type("-");
    EXPECT_EQ(line.text(), "а-x");
    press(Key::Kind::end);
    type("!");
    EXPECT_EQ(line.release(), "а-x!");
    EXPECT_TRUE(line.empty());
    EXPECT_EQ(line.cursor(), 0U);
}

TEST_F(EditLineTest, NothingHappensBeyondTheEnds) {
    press(Key::Kind::backspace);
    press(Key::Kind::remove);
    press(Key::Kind::left);
    press(Key::Kind::right);
    EXPECT_TRUE(line.empty());
    type("a");
    press(Key::Kind::clear);
    EXPECT_TRUE(line.empty());
    EXPECT_FALSE(line.press({.kind = Key::Kind::up}));
}

TEST_F(EditLineTest, ALineOfAThousandBytesIsFull) {
    for (int i = 0; i < 1100; ++i) type("a");
    EXPECT_EQ(line.text().size(), 1000U);
}

}  // namespace
}  // namespace vegas::cli
