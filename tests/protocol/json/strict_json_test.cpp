// What JSON allows and this contract does not, and what a lenient parser would let through.
#include "protocol/json/strict_json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "protocol/history/transcript.hpp"
#include "protocol/requests/messages.hpp"
#include "tests/protocol/some_transcript.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;
using std::string_literals::operator""s;

// "bad_json: not JSON", or nothing.
std::string refusal(std::string_view bytes) {
    const auto j = parse_strict(bytes);
    return j ? "" : std::string(word_of(j.error().code)) + ": " + j.error().message;
}

std::string nest(std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); }

const std::string kWatch = R"({"op":"lobby.watch"})";

}  // namespace

TEST(StrictJson, ReadsEveryKindOfValue) {
    const std::string text =
        R"({"a":[null,true,false,0,-1,18446744073709551615,1.5,"x\u00e9\n"],"b":{"c":{}},"d":[[]]})";
    const auto j = parse_strict(" \t\r\n" + text + "\n ");
    ASSERT_TRUE(j);
    EXPECT_EQ(*j, json::parse(text));
    EXPECT_EQ(j->dump(), json::parse(text).dump());
    EXPECT_TRUE((*j)["a"][3].is_number_integer());
    EXPECT_TRUE((*j)["a"][6].is_number_float());
    for (const char* plain : {"7", "\"x\"", "null", "[]"}) EXPECT_EQ(refusal(plain), "") << plain;
}

// JSON allows it, but nobody here writes it: where an integer must be, it is as wrong as 0.0.
TEST(StrictJson, ReadsMinusZeroAsNoInteger) {
    EXPECT_FALSE((*parse_strict("-0")).is_number_integer());
    EXPECT_TRUE((*parse_strict("0")).is_number_integer());
    EXPECT_EQ((*parse_strict("[-1,-10]")).dump(), "[-1,-10]");
}

TEST(StrictJson, RefusesWhatIsNoJson) {
    for (const char* text :
         {"",      " ",       "{",     "[1,2",       "{'a':1}", "NaN",      "[Infinity]",  "01",
          "1.",    "+1",      "[1,]",  "{\"a\":1,}", "\"\n\"",  "\"\xff\"", "\"\\ud800\"", "1e999",
          "/**/1", "{\"a\"}", "{1:2}", "tru"}) {
        EXPECT_EQ(refusal(text), "bad_json: not JSON") << text;
    }
}

TEST(StrictJson, RefusesWhatFollowsTheDocument) {
    for (const std::string& more :
         {"{}"s, "x"s, ","s, "\0"s, "\0x"s, " \0{\"op\":1}"s, "\xef\xbb\xbf"s}) {
        EXPECT_EQ(refusal(kWatch + more), "bad_json: not JSON") << json(more);
    }
    EXPECT_EQ(refusal("\0"s + kWatch), "bad_json: not JSON");
    EXPECT_EQ(refusal("{\"a\":\0 1}"s), "bad_json: not JSON");
    EXPECT_EQ(refusal("{\"a\":\"\0\"}"s), "bad_json: not JSON");
}

TEST(StrictJson, RefusesAByteOrderMark) {
    EXPECT_EQ(refusal("\xef\xbb\xbf" + kWatch), "bad_json: not JSON");
}

TEST(StrictJson, RefusesAMemberGivenTwice) {
    for (const char* text : {R"({"a":1,"a":1})", R"({"a":1,"b":2,"a":3})", R"({"":1,"":2})",
                             R"({"a":1,"\u0061":2})", R"([[{"b":{"a":{},"a":[]}}]])"}) {
        EXPECT_EQ(refusal(text), "bad_json: a member is given twice") << text;
    }
    EXPECT_EQ(refusal(R"({"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]})"), "");
}

TEST(StrictJson, RefusesWhatIsNestedTooDeeply) {
    EXPECT_EQ(refusal(nest(kJsonDepth)), "");
    EXPECT_EQ(refusal(nest(kJsonDepth + 1)), "bad_message: nested too deeply");
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += R"({"a":)";
    EXPECT_EQ(refusal(objects), "bad_message: nested too deeply");
    EXPECT_EQ(refusal(nest(100'000)), "bad_message: nested too deeply");
}

TEST(StrictJson, IsHowMessagesAreRead) {
    const auto code = [](const std::string& bytes) {
        const Request r = parse(bytes);
        EXPECT_EQ(r.re, "");
        return r.op ? "" : std::string(word_of(r.op.error().code));
    };
    EXPECT_EQ(code(kWatch), "");
    EXPECT_EQ(code(kWatch + "\0"s), "bad_json");
    EXPECT_EQ(code("\xef\xbb\xbf" + kWatch), "bad_json");
    EXPECT_EQ(code(R"({"op":"lobby.unwatch","op":"lobby.watch"})"), "bad_json");
    EXPECT_EQ(code(R"({"op":"act","table":"t","decision":1,"action":{"kind":"x","kind":"roll"}})"),
              "bad_json");
    EXPECT_EQ(code(R"({"op":"lobby.watch","id":)" + nest(kJsonDepth) + "}"), "bad_message");
}

TEST(StrictJson, IsHowTranscriptsAreRead) {
    const std::string text = transcript_json(test::played({.seats = 3}));
    const auto code = [](const std::string& bytes) {
        const auto t = parse_transcript(bytes);
        return t ? "" : std::string(word_of(t.error().code));
    };
    EXPECT_EQ(code(text + "\n"), "");
    EXPECT_EQ(code(text + "\0"s), "bad_json");
    EXPECT_EQ(code(text + "\0 and more"s), "bad_json");
    EXPECT_EQ(code("\xef\xbb\xbf" + text), "bad_json");
    EXPECT_EQ(code(R"({"game":"x",)" + text.substr(1)), "bad_json");
    EXPECT_EQ(code(nest(100'000)), "bad_message");
    EXPECT_EQ(code(text + std::string(kTranscriptBytes, ' ')), "bad_message");
}

}  // namespace vegas::protocol
