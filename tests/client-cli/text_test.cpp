#include "client-cli/terminal/text.hpp"

#include <gtest/gtest.h>

#include <clocale>

namespace vegas::cli {
namespace {

class Text : public testing::Test {
protected:
    static void SetUpTestSuite() { std::setlocale(LC_CTYPE, "C.UTF-8"); }
};

TEST_F(Text, EscapesAndControlsOfOthersAreHarmless) {
    EXPECT_EQ(safe_text("\x1b[31mred\x07", false), "?[31mred?");
    EXPECT_EQ(safe_text("a\nb\rc\td", false), "a?b?c?d");
    EXPECT_EQ(safe_text("\xc2\x9b"
                        "2J",
                        false),
              "?2J");
}

TEST_F(Text, InvalidUtf8IsShownAsQuestionMarks) {
    EXPECT_EQ(safe_text("a\xff\xc0\xaf"
                        "b",
                        false),
              "a???b");
    EXPECT_EQ(safe_text("\xed\xa0\x80", false), "???");
    EXPECT_EQ(safe_text("\xe2\x82", false), "??");
}

TEST_F(Text, ChangesOfDirectionAndJoinersAreDropped) {
    EXPECT_EQ(safe_text("a\u202eb\u200dc\ufeffd", false), "abcd");
}

TEST_F(Text, CombiningMarksDoNotPileUp) {
    EXPECT_EQ(safe_text("e\u0301\u0301\u0301\u0301x", false), "e\u0301\u0301x");
    EXPECT_EQ(safe_text("\u0301x", false), "x");
}

TEST_F(Text, AsciiKeepsOnlyAscii) { EXPECT_EQ(safe_text("Zoë 日", true), "Zo? ?"); }

TEST_F(Text, WideCharactersTakeTwoColumns) {
    EXPECT_EQ(width_of("日本語"), 6U);
    EXPECT_EQ(width_of("e\u0301"), 1U);
    EXPECT_EQ(width_of("\x1b[1;32mab\x1b[0m"), 2U);
}

TEST_F(Text, CellsHaveExactlyTheirWidth) {
    EXPECT_EQ(left("日本語", 5), "日本 ");
    EXPECT_EQ(right("日本語", 5), " 日本");
    EXPECT_EQ(left("ab", 4), "ab  ");
    EXPECT_EQ(right("abcdef", 4), "abcd");
    EXPECT_EQ(cut("", 3), "");
}

TEST_F(Text, NoColourIsCutAndNoneGoesOn) {
    const std::string bold = "\x1b[1mab\x1b[0mc";
    EXPECT_EQ(cut(bold, 0), "\x1b[1m\x1b[0m");
    EXPECT_EQ(cut(bold, 1), "\x1b[1ma\x1b[0m");
    EXPECT_EQ(cut(bold, 2), "\x1b[1mab\x1b[0m");
    EXPECT_EQ(cut(bold, 3), bold);
}

TEST_F(Text, LongLinesBreakAtSpaces) {
    const std::vector<std::string> expected = {"one two", "  three", "  four"};
    EXPECT_EQ(wrap("one two three four", 8, 2), expected);
}

TEST_F(Text, AWordLongerThanALineIsBroken) {
    const std::vector<std::string> expected = {"abcd", " efg", " hi"};
    EXPECT_EQ(wrap("abcdefghi", 4, 1), expected);
}

TEST_F(Text, NothingIsOneEmptyLine) { EXPECT_EQ(wrap("", 10, 2), std::vector<std::string>{""}); }

TEST_F(Text, Utf8IsChecked) {
    EXPECT_TRUE(is_utf8("Zoë"));
    EXPECT_FALSE(is_utf8("\xc3"));
    EXPECT_FALSE(is_utf8("\xf5\x80\x80\x80"));
}

TEST_F(Text, CutsNoWordAndNoNumber) {
    EXPECT_EQ(cut_at_word("30k 80k 100k", 12), "30k 80k 100k");
    EXPECT_EQ(cut_at_word("30k 80k 100k", 11), "30k 80k");
    EXPECT_EQ(cut_at_word("30k 80k 100k", 7), "30k 80k");
    EXPECT_EQ(cut_at_word("100000", 3), "");
}

TEST_F(Text, SmallLettersAreThoseOfEveryScript) {
    EXPECT_EQ(lower_case("Über КАЗИНО 3"), "über казино 3");
}

TEST_F(Text, SpacesThatDoNotBreakKeepWordsTogetherAndAreShownAsPlainOnes) {
    const auto lines = wrap("in casino\u00a05", 9, 0);
    EXPECT_EQ(lines, (std::vector<std::string>{"in", "casino\u00a05"}));
    EXPECT_EQ(plain_spaces(lines[1]), "casino 5");
}

}  // namespace
}  // namespace vegas::cli
