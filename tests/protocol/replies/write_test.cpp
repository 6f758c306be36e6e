#include "protocol/replies/replies.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/tile_id.hpp"
#include "protocol/requests/setup_json.hpp"
#include "tests/support/json.hpp"

namespace vegas::protocol {

using nlohmann::json;

TEST(Write, RepliesAndErrors) {
    EXPECT_EQ(to_bytes("7", Reply(DoneReply{})), R"({"re":7,"ok":true})");
    EXPECT_EQ(to_bytes("\"a\"", Reply(SeatedReply{1})), R"({"re":"a","ok":true,"seat":1})");
    EXPECT_EQ(to_bytes("", Error{ErrorCode::bad_json, "not JSON", {}}),
              R"({"re":null,"error":{"code":"bad_json","message":"not JSON"}})");
    EXPECT_EQ(to_bytes("3", Reply(LobbyMessage{})),
              R"({"re":3,"ok":true,"ev":"lobby","page":1,"pages":1,"count":0,"tables":[]})");
    EXPECT_EQ(to_bytes("", Reply(LobbyMessage{})), to_bytes(LobbyMessage{}));
    EXPECT_EQ(to_bytes("", Reply(DoneReply{})), "");
}

TEST(Write, PartsOfOneViewerComeBehindThePublicOnes) {
    const UpdateMessage update{
        .table = "t", .v = 5, .events = R"({"kind":"left","seat":1})", .patch = "{}"};
    const std::string all = to_bytes(update);
    EXPECT_EQ(
        all, R"({"ev":"update","table":"t","v":5,"events":[{"kind":"left","seat":1}],"patch":{}})");
    EXPECT_EQ(with_parts(all, {}), all);
    UpdateMessage whole = update;
    whole.own = R"({"/you":null})";
    EXPECT_EQ(to_bytes(whole), with_parts(all, {whole.own, {}}));
    whole.prompt = Prompt{4, 1, Ask::roll, {}};
    EXPECT_EQ(to_bytes(whole), with_parts(all, {whole.own, to_json(*whole.prompt)}));
    EXPECT_TRUE(to_bytes(whole).ends_with(
        R"("patch":{},"private":{"/you":null},"prompt":{"decision":4,"seat":1,"kind":"roll"}})"));
}

TEST(Write, AnUpdateCanBeAReply) {
    const std::string update = to_bytes(UpdateMessage{.table = "t", .patch = "{}"});
    EXPECT_EQ(as_reply("\"a\"", update), R"({"re":"a","ok":true,)" + update.substr(1));
}

TEST(Write, PromptsLeaveOutWhatIsNotThere) {
    EXPECT_EQ(to_json(Prompt{4, 1, Ask::roll, {}}), R"({"decision":4,"seat":1,"kind":"roll"})");
    EXPECT_EQ(
        to_json(Prompt{4, 1, Ask::place, 500, {{Action{Act::pass}, {}}}}),
        R"({"decision":4,"seat":1,"kind":"place","deadline_ms":500,"actions":[{"kind":"pass"}]})");
}

TEST(Write, WhatIsNotThereIsNotNamed) {
    EXPECT_EQ(version_json({}).find("page"), std::string::npos);
    EXPECT_EQ(version_json({}).find("url"), std::string::npos);
    EXPECT_NE(version_json({.version = {}, .page = "b7"}).find(R"(,"page":"b7"})"),
              std::string::npos);
    EXPECT_NE(version_json({.version = {}, .imprint_url = "/i", .privacy_url = "/p"})
                  .find(R"(,"imprint_url":"/i","privacy_url":"/p"})"),
              std::string::npos);
    EXPECT_EQ(to_bytes(WelcomeMessage{}).find("page"), std::string::npos);
    EXPECT_NE(to_bytes(WelcomeMessage{.page = "b7"}).find(R"(,"page":"b7"},"protocol":1)"),
              std::string::npos);
    EXPECT_EQ(to_json(LobbyEntry{}).find("quick"), std::string::npos);
    EXPECT_TRUE(to_json(LobbyEntry{.quick = true}).ends_with(R"(,"quick":true,"clock":null})"));
}

TEST(Write, AListOfTablesLeavesOutWhatIsLong) {
    LobbyEntry entry{.setup = {.ruleset = Ruleset::vegas_1996, .vegas_1996 = {.duel = true}}};
    EXPECT_EQ(to_json(entry).find("left_out"), std::string::npos);
    entry.setup.vegas_1996.board = vegas_1996::built_in_board();
    entry.left_out = leave_out_long_options(entry.setup);
    EXPECT_NE(to_json(entry).find(R"("options":{"duel":true},"left_out":["board"],)"),
              std::string::npos);
    entry.setup = {.ruleset = Ruleset::royale, .tile_set = TileSet{}};
    entry.left_out = leave_out_long_options(entry.setup);
    EXPECT_NE(to_json(entry).find(R"("options":{},"left_out":["tile_set"],)"), std::string::npos);
    EXPECT_LT(to_json(entry).size(), 300U);
}

TEST(Write, APageOfTheLobby) {
    EXPECT_EQ(to_bytes(LobbyUpdateMessage{{2, 3, 41}, {"a", "b"}, R"({"table":"b"})"}),
              R"({"ev":"lobby.update","page":2,"pages":3,"count":41,"shown":["a","b"],)"
              R"("tables":[{"table":"b"}]})");
}

TEST(Write, HowLongAQuickTableWaits) {
    EXPECT_EQ(to_bytes(StartingMessage{"k3f9xq", 10'000}),
              R"({"ev":"starting","table":"k3f9xq","in_ms":10000})");
}

TEST(Write, WhetherTheServerCanStore) {
    EXPECT_EQ(to_bytes(StorageMessage{false}), R"({"ev":"storage","available":false})");
    EXPECT_EQ(to_bytes(StorageMessage{true}), R"({"ev":"storage","available":true})");
}

// The catalogue of tiles and the families come with the welcome, so that no client has a copy.
TEST(Write, TheWelcomeSaysWhatIsPrintedOnTiles) {
    const json w = test::parsed(to_bytes(WelcomeMessage{}));
    ASSERT_EQ(w["tiles"].size(), std::size_t{las_vegas::kTiles} - 1);
    EXPECT_EQ(w["tiles"][13], test::parsed(R"({"id":"G2","name":"Double Down",
                                  "printed":[{"dollars":60000},{"dollars":30000}]})"));
    EXPECT_EQ(w["rulesets"][4]["family"], "vegas-1996");
}

TEST(Errors, HaveNamesOfTheirOwn) {
    std::set<std::string_view> names;
    for (const ErrorSpec& error : kErrors) names.insert(error.name);
    EXPECT_EQ(names.size(), kErrors.size());
}

}  // namespace vegas::protocol
