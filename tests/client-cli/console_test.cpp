#include "client-cli/terminal/console.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "tests/client-cli/fake_display.hpp"

namespace vegas::cli {
namespace {

TEST(Console, PlainLinesFollowOneAnother) {
    std::ostringstream out;
    Console console(out, {});
    console.log("one");
    console.print({"two", "three"});
    console.leave({"never"}, {"four"});
    EXPECT_EQ(out.str(), "one\ntwo\nthree\nfour\n");
}

TEST(Console, LongSentencesAreWrapped) {
    std::ostringstream out;
    Console console(out, {});
    console.log(std::string(50, 'a') + " " + std::string(50, 'b'));
    EXPECT_EQ(out.str(), std::string(50, 'a') + "\n    " + std::string(50, 'b') + "\n");
}

TEST(Console, OnAScreenWhatIsSaidGoesToTheStory) {
    std::ostringstream out;
    Console console(out, {}, std::make_unique<FakeDisplay>());
    console.log("it happened");
    console.print({"never"});
    EXPECT_EQ(out.str(), "");
    EXPECT_EQ(console.story(), std::vector<std::string>{"it happened"});
}

TEST(Console, TheStoryKeepsTheLastFiveHundredSentences) {
    std::ostringstream out;
    Console console(out, {}, std::make_unique<FakeDisplay>());
    for (int i = 0; i < 510; ++i) console.log(std::to_string(i));
    EXPECT_EQ(console.story().size(), 500U);
    EXPECT_EQ(console.story().front(), "10");
}

TEST(Console, TheEndStaysReadable) {
    std::ostringstream out;
    Console console(out, {}, std::make_unique<FakeDisplay>());
    console.log("it happened");
    console.leave({"title"}, {"result"});
    EXPECT_FALSE(console.is_live());
    EXPECT_EQ(out.str(), "title\nit happened\nresult\n");
}

}  // namespace
}  // namespace vegas::cli
