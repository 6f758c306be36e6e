#include "server/shell/process/log_fields.hpp"

#include <gtest/gtest.h>

namespace vegas::shell {
namespace {

TEST(LogFields, APlainValueStandsAsItIs) { EXPECT_EQ(field("table", "k3f9xq"), " table=k3f9xq"); }

TEST(LogFields, ANumberIsAValue) { EXPECT_EQ(field("port", 8080), " port=8080"); }

TEST(LogFields, ValuesWithBlanksAreQuoted) {
    EXPECT_EQ(field("reason", "end of file"), R"( reason="end of file")");
    EXPECT_EQ(field("name", ""), R"( name="")");
}

TEST(LogFields, NothingCanBreakOutOfALine) {
    EXPECT_EQ(field("name", "a\"b\\c\nd"), R"( name="a\"b\\c\u000ad")");
}

TEST(LogFields, NoTerminalObeysAVisibleText) {
    EXPECT_EQ(visible("\x1b[2J \"B2\"\n\x7f"), R"(\u001b[2J "B2"\u000a\u007f)");
}

TEST(LogFields, JsonHasTheSameFields) {
    const auto line = "event=accept_failed" + field("reason", "too many \"files\"") + field("n", 3);
    EXPECT_EQ(fields_to_json(line),
              R"("event":"accept_failed","reason":"too many \"files\"","n":"3")");
}

TEST(LogFields, AWordWithoutAKeyIsANote) {
    EXPECT_EQ(fields_to_json(" hello  a=b"), R"("note":"hello","a":"b")");
    EXPECT_EQ(fields_to_json(""), "");
}

TEST(LogFields, AnUnfinishedQuoteEndsWithTheLine) {
    EXPECT_EQ(fields_to_json(R"(a="b c)"), R"("a":"b c")");
}

}  // namespace
}  // namespace vegas::shell
