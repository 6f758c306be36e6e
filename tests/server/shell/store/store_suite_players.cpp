// Players, and whose a token is.
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

TEST_P(AnyStore, ATokenThatNobodyHasIsNobodys) {
    keep(player("p"));
    EXPECT_FALSE(reclaim("another token", "next"));
}

TEST_P(AnyStore, NoTokenIsNobodys) {
    keep(player("p"));
    core::StoredPlayer bare = player("q");
    bare.token_hash.clear();
    keep(bare);
    EXPECT_FALSE(reclaim("", "next"));
}

TEST_P(AnyStore, SeveralPlayersMayHaveNoTokenBeforeTheNewest) {
    keep(player("p"));
    keep(player("q"));
    EXPECT_TRUE(knows("p"));
    EXPECT_TRUE(knows("q"));
}

TEST_P(AnyStore, APlayerComesBackWithTheNewestToken) {
    keep(player("p"));
    const core::StoredPlayer expected{.id = "p",
                                      .name = "name of p",
                                      .token_hash = "next",
                                      .previous_hash = "token of p",
                                      .seen = {500}};
    EXPECT_EQ(reclaim("token of p", "next", 500), expected);
}

TEST_P(AnyStore, ATokenIsGoodUntilTheOneAfterWasUsed) {
    keep(player("p"));
    EXPECT_TRUE(reclaim("token of p", "second"));
    EXPECT_TRUE(reclaim("second", "third"));
    EXPECT_FALSE(reclaim("token of p", "fourth"));
    EXPECT_TRUE(reclaim("third", "fourth"));
}

TEST_P(AnyStore, TheTokenBeforeMakesTheNewestWorthless) {
    keep(player("p"));
    EXPECT_TRUE(reclaim("token of p", "second"));
    const auto again = reclaim("token of p", "other second");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->token_hash, "other second");
    EXPECT_EQ(again->previous_hash, "token of p");
    EXPECT_FALSE(reclaim("second", "third"));
    EXPECT_TRUE(reclaim("other second", "third"));
}

TEST_P(AnyStore, ATokenMayHaveOneBeforeFromTheBeginning) {
    core::StoredPlayer p = player("p");
    p.previous_hash = "older";
    keep(p);
    const auto found = reclaim("older", "next");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, "p");
    EXPECT_FALSE(knows("p"));
}

TEST_P(AnyStore, WhoAskWithOneTokenBothComeIn) {
    keep(player("p"));
    store().query({{1}, core::RedeemToken{"token of p", "one", {}}});
    store().query({{2}, core::RedeemToken{"token of p", "two", {}}});
    EXPECT_EQ(wait_for_events(2), (std::vector<std::string>{"told 1", "told 2"}));
    EXPECT_FALSE(reclaim("one", "three"));
    EXPECT_TRUE(reclaim("two", "three"));
}

TEST_P(AnyStore, APlayerNamedOnceMoreStaysTheSame) {
    keep(player("p"));
    EXPECT_TRUE(reclaim("token of p", "next"));
    append(opening("t"));
    EXPECT_EQ(append(with(more("t", 1), {player("p"), player("q")})), "stored t 1");
    EXPECT_TRUE(reclaim("next", "third"));
    EXPECT_FALSE(knows("p"));
    EXPECT_TRUE(knows("q"));
}

TEST_P(AnyStore, PlayersOutlastARestart) {
    keep(player("p"));
    EXPECT_TRUE(reclaim("token of p", "next", 70));
    restart();
    const auto found = reclaim("next", "third", 80);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, "p");
    EXPECT_EQ(found->name, "name of p");
}

// ---- who is forgotten

TEST_P(AnyStore, WhoWasSeenBeforeIsForgotten) {
    keep(player("early", 99));
    keep(player("late", 100));
    forget_at({100}, {.players_ms = 0});
    EXPECT_FALSE(knows("early"));
    EXPECT_TRUE(knows("late"));
}

TEST_P(AnyStore, WhoVisitedIsNotForgotten) {
    keep(player("p", 10));
    keep(player("q", 10));
    store().touch_players({.players = {"p", "nobody"}, .seen = {100}});
    forget_at({100}, {.players_ms = 0});
    EXPECT_TRUE(knows("p"));
    EXPECT_FALSE(knows("q"));
}

TEST_P(AnyStore, AVisitThatIsToldLateMakesNobodyOlder) {
    keep(player("p", 100));
    store().touch_players({.players = {"p"}, .seen = {50}});
    forget_at({100}, {.players_ms = 0});
    EXPECT_TRUE(knows("p"));
}

TEST_P(AnyStore, WhoCameBackIsNotForgotten) {
    keep(player("p", 10));
    EXPECT_TRUE(reclaim("token of p", "next", 100));
    forget_at({100}, {.players_ms = 0});
    EXPECT_TRUE(reclaim("next", "third", 101));
}

TEST_P(AnyStore, AForgottenPlayersIdIsFree) {
    keep(player("p", 10));
    forget_at({100}, {.players_ms = 0});
    keep(player("p", 200));
    EXPECT_TRUE(knows("p"));
}

TEST_P(AnyStore, APlayerIsFoundWithoutTheTokens) {
    keep(player("p", 700));
    const core::StoredPlayer expected{
        .id = "p", .name = "name of p", .token_hash = {}, .previous_hash = {}, .seen = {700}};
    EXPECT_EQ(std::get<core::StoredPlayer>(ask(core::FindPlayer{"p"})), expected);
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::FindPlayer{"q"})));
}

TEST_P(AnyStore, WhoIsErasedIsGoneAndWasInNoGame) {
    keep(player("p"));
    keep(player("q"));
    core::StoredGame shared = game("g", 1, {"p", "q"});
    shared.summary = std::make_shared<const std::string>(
        R"({"game":"g","seats":[{"player":"p","name":"name of p"},{"player":"q","name":"Bo"}]})");
    keep(shared);
    EXPECT_EQ(std::get<core::StoredPlayer>(ask(core::ErasePlayer{"p"})).name, "name of p");
    EXPECT_FALSE(knows("p"));
    EXPECT_TRUE(games_of("p").empty());
    EXPECT_EQ(find("g")->members, std::vector<std::string>{"q"});
    const std::vector<std::string> left = {
        R"({"game":"g","seats":[{"name":"forgotten"},{"player":"q","name":"Bo"}]})"};
    EXPECT_EQ(games_of("q"), left);
    EXPECT_TRUE(knows("q"));
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(core::ErasePlayer{"p"})));
    restart();
    EXPECT_FALSE(knows("p"));
    EXPECT_EQ(games_of("q"), left);
}

}  // namespace
}  // namespace vegas::shell::test
