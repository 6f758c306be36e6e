#include "server/shell/http/games_route.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

// A server at which two games were played, since that takes longest.
struct Played {
    test::Parts parts;
    test::FakeConnection connection;
    test::Played open = test::play(parts, connection, "public");
    test::Played hidden = test::play(parts, connection, "private");
};
Played& played() {
    static Played all;
    return all;
}

class GamesRouteTest : public testing::Test {
protected:
    test::Parts& parts_ = played().parts;
    const std::string game_ = played().open.game;
    GamesRoute route_{{parts_.core, parts_.core_runner, parts_.loop, parts_.workers}};
    std::vector<HttpReply> replies_;
    const int given_before_ = parts_.workers.given;

    // How much was made in this test.
    [[nodiscard]] int made() const { return parts_.workers.given - given_before_; }

    // Whether the reply was there at once, without the store.
    bool ask(const std::string& path, std::string_view query = {},
             std::string_view if_none_match = {}) {
        const std::string target = "/api/games/" + path + std::string(query);
        auto result = route_.handle(
            path,
            {.method = "GET", .target = target, .protocols = {}, .if_none_match = if_none_match});
        if (auto* deferred = std::get_if<DeferredReply>(&result)) {
            (*deferred)([this](HttpReply reply) { replies_.push_back(std::move(reply)); });
            return false;
        }
        replies_.push_back(std::get<HttpReply>(std::move(result)));
        return true;
    }

    // Asks, lets it be made, and gives the reply.
    HttpReply get(const std::string& path, std::string_view query = {}) {
        ask(path, query);
        parts_.loop.run_jobs();
        return replies_.back();
    }
};

TEST_F(GamesRouteTest, NothingIsMadeOnTheLoop) {
    for (const auto& path : {game_, game_ + "/replay"}) {
        replies_.clear();
        EXPECT_FALSE(ask(path));
        EXPECT_TRUE(replies_.empty());
        parts_.loop.run_jobs();
        ASSERT_EQ(replies_.size(), 1U);
        EXPECT_EQ(replies_[0].status, 200);
    }
    EXPECT_EQ(made(), 2);
}

TEST_F(GamesRouteTest, AReplayIsMadeOnceForAllWhoAskMeanwhile) {
    const auto path = game_ + "/replay";
    for (int n = 0; n < 3; ++n) EXPECT_FALSE(ask(path));
    ask(path, {}, "*");
    EXPECT_EQ(made(), 1);
    parts_.loop.run_jobs();
    ASSERT_EQ(replies_.size(), 4U);
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(replies_[static_cast<std::size_t>(n)].status, 200);
        EXPECT_EQ(replies_[static_cast<std::size_t>(n)].shared_body, replies_[0].shared_body);
    }
    EXPECT_EQ(replies_[3].status, 304);
    EXPECT_EQ(made(), 1);
}

TEST_F(GamesRouteTest, WhatWasMadeIsThereAtOnceAndOneForAll) {
    for (const auto& path : {game_, game_ + "/replay"}) {
        const auto first = get(path);
        EXPECT_TRUE(ask(path));
        EXPECT_NE(first.shared_body, nullptr);
        EXPECT_EQ(replies_.back().shared_body, first.shared_body);
        EXPECT_EQ(replies_.back().etag, first.etag);
        EXPECT_TRUE(replies_.back().body.empty());
    }
    EXPECT_EQ(made(), 2);
}

TEST_F(GamesRouteTest, ATranscriptIsNotCopied) {
    core::QueryResult found;
    parts_.core_runner.queries().run(core::FindGame{game_},
                                     [&found](const core::QueryResult& what) { found = what; });
    EXPECT_EQ(get(game_).shared_body,
              std::get<std::shared_ptr<const core::StoredGame>>(found)->transcript);
}

TEST_F(GamesRouteTest, ThatAPrivateGameIsKeptHelpsOnlyThoseWhoMayReadIt) {
    const auto path = played().hidden.game + "/replay";
    const auto query = "?invite=" + played().hidden.invite;
    const auto first = get(path, query);
    EXPECT_EQ(first.status, 200);
    EXPECT_FALSE(ask(path));
    EXPECT_EQ(replies_.back().status, 404);
    EXPECT_FALSE(ask("abcdef-1"));
    EXPECT_EQ(replies_.back().status, 404);
    // The store says each time which invites open it.
    EXPECT_FALSE(ask(path, query));
    EXPECT_EQ(replies_.back().shared_body, first.shared_body);
    EXPECT_EQ(made(), 1);
}

TEST_F(GamesRouteTest, OnlySoManyWaitForWhatIsMade) {
    const auto path = game_ + "/replay";
    for (std::size_t n = 0; n < GamesRoute::kWaitingMax; ++n) EXPECT_FALSE(ask(path));
    EXPECT_TRUE(ask(path));
    EXPECT_EQ(replies_.back().status, 503);
    EXPECT_NE(replies_.back().body.find(R"("code":"busy")"), std::string::npos);
    replies_.clear();
    parts_.loop.run_jobs();
    EXPECT_EQ(replies_.size(), GamesRoute::kWaitingMax);
    EXPECT_TRUE(ask(path));
    EXPECT_EQ(replies_.back().status, 200);
    EXPECT_EQ(made(), 1);
}

TEST(GameDocument, AGameThatBreaksHasNone) {
    auto game = std::make_shared<core::StoredGame>();
    game->transcript = std::make_shared<const std::string>("{}");
    EXPECT_EQ(make_document(game, GameText::replay), nullptr);
    EXPECT_NE(make_document(game, GameText::transcript), nullptr);
}

}  // namespace
}  // namespace vegas::shell
