#include "client-cli/terminal/console.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace vegas::cli {
namespace {

class ConsoleTest : public testing::Test {
protected:
    // What was written since the last call.
    std::string written() {
        std::string text = out.str();
        out.str("");
        return text;
    }
    static bool has(const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos;
    }

    std::ostringstream out;
};

TEST_F(ConsoleTest, PlainLinesFollowOneAnother) {
    Console console(out, {}, false);
    console.say("one");
    console.print({"two", "three"});
    console.frame({"never"}, {"shown"});
    console.leave({"never"}, {"four"});
    EXPECT_EQ(written(), "one\ntwo\nthree\nfour\n");
}

TEST_F(ConsoleTest, LongSentencesAreWrapped) {
    Console console(out, {}, false);
    console.say(std::string(50, 'a') + " " + std::string(50, 'b'));
    EXPECT_EQ(written(), std::string(50, 'a') + "\n    " + std::string(50, 'b') + "\n");
}

TEST_F(ConsoleTest, AFrameHasBoardLogAndQuestion) {
    Console console(out, {}, true);
    console.say("it happened");
    EXPECT_EQ(written(), "");
    console.frame({"board"}, {"question"});
    const std::string text = written();
    EXPECT_LT(text.find("board"), text.find("it happened"));
    EXPECT_LT(text.find("it happened"), text.find("question"));
}

TEST_F(ConsoleTest, OnlyWhatChangedIsDrawnAgain) {
    Console console(out, {}, true);
    console.frame({"board", "money"}, {"question"});
    (void)written();
    console.frame({"board", "more money"}, {"question"});
    const std::string text = written();
    EXPECT_TRUE(has(text, "more money"));
    EXPECT_FALSE(has(text, "board"));
    EXPECT_FALSE(has(text, "\x1b[2J"));
}

TEST_F(ConsoleTest, AllIsDrawnAgainAfterEnter) {
    Console console(out, {}, true);
    console.frame({"board"}, {"question"});
    (void)written();
    console.disturbed();
    console.frame({"board"}, {"question"});
    EXPECT_TRUE(has(written(), "board"));
}

TEST_F(ConsoleTest, TheScreenIsGivenBack) {
    {
        Console console(out, {}, true);
        console.frame({"board"}, {"question"});
    }
    EXPECT_TRUE(has(written(), "\x1b[?1049l"));
}

TEST_F(ConsoleTest, TheEndStaysReadable) {
    Console console(out, {}, true);
    console.say("it happened");
    console.frame({"board"}, {"question"});
    console.disturbed();
    (void)written();
    console.leave({"title"}, {"result"});
    EXPECT_EQ(written(), "\x1b[?1049ltitle\nit happened\nresult\n");
}

TEST_F(ConsoleTest, ATableTooTallLosesItsTopNotTheQuestion) {
    Console console(out, {}, true);
    const std::size_t rows = std::max<std::size_t>(terminal_rows(), 5);
    console.frame(Lines(rows + 10, "board"), {"question"});
    EXPECT_TRUE(has(written(), "question"));
}

}  // namespace
}  // namespace vegas::cli
