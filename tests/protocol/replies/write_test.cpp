#include "protocol/replies/write.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

namespace vegas::protocol {

using nlohmann::json;

TEST(Write, RepliesAndErrors) {
    EXPECT_EQ(reply("7"), R"({"re":7,"ok":true})");
    EXPECT_EQ(reply("\"a\"", "\"seat\":1"), R"({"re":"a","ok":true,"seat":1})");
    EXPECT_EQ(error("", {ErrorCode::bad_json, "not JSON", {}}),
              R"({"re":null,"error":{"code":"bad_json","message":"not JSON"}})");
    EXPECT_EQ(as_reply("3", replaced()), R"({"re":3,"ok":true,"ev":"replaced"})");
    EXPECT_EQ(as_reply("", replaced()), replaced());
}

TEST(Write, APrivatePartComesBehindThePublicOne) {
    const std::string all = update("t", 5, R"({"kind":"left","seat":1})", "[]", "");
    EXPECT_EQ(
        all, R"({"ev":"update","table":"t","v":5,"events":[{"kind":"left","seat":1}],"patch":[]})");
    EXPECT_EQ(with_private(all, "[1]").substr(0, all.size() - 1), all.substr(0, all.size() - 1));
    EXPECT_EQ(json::parse(with_private(all, "[1]"))["private"], json::array({1}));
}

TEST(Write, PromptsLeaveOutWhatIsNotThere) {
    EXPECT_EQ(prompt("t", prompt_members({4, 1, Ask::roll, {}}, "")),
              R"({"ev":"prompt","table":"t","decision":4,"seat":1,"kind":"roll"})");
    EXPECT_EQ(
        prompt("t", prompt_members({4, 1, Ask::place, 500}, "[]")),
        R"({"ev":"prompt","table":"t","decision":4,"seat":1,"kind":"place","deadline_ms":500,"actions":[]})");
}

TEST(Write, WhatIsNotThereIsNotNamed) {
    EXPECT_EQ(version_json("").find("page"), std::string::npos);
    EXPECT_NE(version_json("b7").find(R"(,"page":"b7"})"), std::string::npos);
    EXPECT_EQ(welcome({}).find("page"), std::string::npos);
    EXPECT_NE(welcome({.page = "b7"}).find(R"(,"page":"b7"},"protocol":1)"), std::string::npos);
    EXPECT_EQ(entry_json({}).find("quick"), std::string::npos);
    EXPECT_NE(entry_json({.quick = true}).find(R"(,"quick":true})"), std::string::npos);
}

TEST(Write, HowLongAQuickTableWaits) {
    EXPECT_EQ(starting("k3f9xq", 10'000), R"({"ev":"starting","table":"k3f9xq","in_ms":10000})");
}

TEST(Errors, HaveNamesOfTheirOwn) {
    std::set<std::string_view> names;
    for (const ErrorSpec& error : kErrors) names.insert(error.name);
    EXPECT_EQ(names.size(), kErrors.size());
}

}  // namespace vegas::protocol
