// Finished games, one by one and as pages of a player's games.
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

TEST_P(AnyStore, AGameIsFoundAsItWasKept) {
    core::StoredGame kept = game("g", 1'234, {"p", "q", "a spectator"}, "t");
    kept.at = {.table = "t", .invite = "abc", .is_private = false, .decision_ms = std::nullopt};
    keep(kept);
    const auto found = find("g");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->id, "g");
    EXPECT_EQ(found->at.table, "t");
    EXPECT_EQ(found->at.invite, "abc");
    EXPECT_FALSE(found->at.is_private);
    EXPECT_FALSE(found->at.decision_ms);
    EXPECT_EQ(found->members, (Words{"p", "q", "a spectator"}));
    EXPECT_EQ(found->ended, core::UtcTime{1'234});
    EXPECT_EQ(*found->transcript, "transcript of g");
    EXPECT_EQ(*found->summary, "summary of g");
}

TEST_P(AnyStore, AGameKeepsItsClockAndThatItWasPrivate) {
    keep(game("g", 1));
    const auto found = find("g");
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->at.is_private);
    EXPECT_EQ(found->at.decision_ms, 30'000);
    EXPECT_TRUE(found->members.empty());
}

TEST_P(AnyStore, AGameThatIsNotThereIsNotFound) {
    EXPECT_FALSE(find("g"));
    EXPECT_FALSE(last_at("t"));
    EXPECT_TRUE(games_of("p").empty());
}

TEST_P(AnyStore, AGameIsFoundOnceItsAppendWasGiven) {
    store().append({with(opening("t"), game("g", 1))});
    store().query({{7}, core::FindGame{"g"}});
    EXPECT_EQ(wait_for_events(2), (Words{"stored t 0", "told 7"}));
    EXPECT_TRUE(find("g"));
}

TEST_P(AnyStore, ManyQuestionsAreAnsweredInTheirOrder) {
    Words told;
    for (std::uint64_t ticket = 1; ticket <= 1'000; ++ticket) {
        store().query({{ticket}, core::FindGame{"g"}});
        told.push_back("told " + std::to_string(ticket));
    }
    EXPECT_EQ(wait_for_events(1'000), told);
}

TEST_P(AnyStore, AQuestionBehindManyKnowsOfEveryAppendBeforeIt) {
    for (std::uint64_t ticket = 1; ticket <= 100; ++ticket) {
        store().query({{ticket}, core::FindGame{"g"}});
    }
    store().append({with(opening("t"), game("g", 1))});
    store().query({{101}, core::FindGame{"g"}});
    EXPECT_TRUE(
        std::holds_alternative<std::shared_ptr<const core::StoredGame>>(wait_for_result(101)));
}

TEST_P(AnyStore, AGameKeptOnceMoreStaysAsItWas) {
    keep(game("g", 1, {"p"}));
    keep(game("g", 2, {"q"}));
    EXPECT_EQ(find("g")->ended, core::UtcTime{1});
    EXPECT_EQ(games_of("p").size(), 1U);
    EXPECT_TRUE(games_of("q").empty());
}

TEST_P(AnyStore, TheLastGameAtATableIsTheOneThatEndedLast) {
    keep(game("t-2", 200, {}, "t"));
    keep(game("t-3", 300, {}, "t"));
    keep(game("t-1", 100, {}, "t"));
    keep(game("u-1", 400, {}, "u"));
    ASSERT_TRUE(last_at("t"));
    EXPECT_EQ(last_at("t")->id, "t-3");
}

TEST_P(AnyStore, APlayersGamesComeNewestFirst) {
    keep(game("a", 200, {"p", "q"}));
    keep(game("b", 300, {"q"}));
    keep(game("c", 100, {"q", "p"}));
    keep(game("d", 200, {"p"}));
    EXPECT_EQ(games_of("p"), (Words{"summary of d", "summary of a", "summary of c"}));
    EXPECT_EQ(games_of("q"), (Words{"summary of b", "summary of a", "summary of c"}));
}

TEST_P(AnyStore, PagesGoOnWhereTheOneBeforeEnds) {
    for (int i = 1; i <= 5; ++i) keep(game("g" + std::to_string(i), 100 + i / 3, {"p"}));
    const auto first = page("p", 2);
    EXPECT_EQ(summaries(first), (Words{"summary of g5", "summary of g4"}));
    const core::GameCursor end{.ended = {101}, .game = "g4"};
    EXPECT_EQ(first.next_cursor(), end);
    const auto second = page("p", 2, first.next_cursor());
    EXPECT_EQ(summaries(second), (Words{"summary of g3", "summary of g2"}));
    const auto third = page("p", 2, second.next_cursor());
    EXPECT_EQ(summaries(third), Words{"summary of g1"});
    EXPECT_FALSE(third.more);
}

TEST_P(AnyStore, AFullPageMayBeTheLast) {
    keep(game("a", 1, {"p"}));
    keep(game("b", 2, {"p"}));
    EXPECT_FALSE(page("p", 2).more);
}

TEST_P(AnyStore, APageGoesOnWhereAGameWasForgotten) {
    for (int i = 1; i <= 3; ++i) keep(game("g" + std::to_string(i), 100 * i, {"p"}));
    const core::GameCursor gone{.ended = {250}, .game = "gone"};
    EXPECT_EQ(summaries(page("p", 5, gone)), (Words{"summary of g2", "summary of g1"}));
}

TEST_P(AnyStore, GamesOutlastTheirTablesAndARestart) {
    append(opening("t"));
    append(with(closing("t", 1), game("t-1", 10, {"p"})));
    restart();
    EXPECT_TRUE(find("t-1"));
    EXPECT_TRUE(last_at("t"));
    EXPECT_EQ(games_of("p"), Words{"summary of t-1"});
    EXPECT_EQ(append(opening("t")), "taken t");
}

// ---- which are forgotten

TEST_P(AnyStore, AGameThatEndedBeforeIsForgotten) {
    keep(game("t-1", 99, {"p"}));
    keep(game("t-2", 100, {"p"}));
    forget_at({100}, {.games_ms = 0});
    EXPECT_FALSE(find("t-1"));
    EXPECT_TRUE(find("t-2"));
    EXPECT_EQ(games_of("p"), Words{"summary of t-2"});
}

TEST_P(AnyStore, TheNewestGamesStay) {
    for (int i = 1; i <= 5; ++i) keep(game("g" + std::to_string(i), 100, {"p"}));
    keep(game("newer", 101, {"p"}));
    forget_at({101}, {.games_most = 3});
    EXPECT_EQ(games_of("p"), (Words{"summary of newer", "summary of g5", "summary of g4"}));
    forget_at({101}, {.games_most = 0});
    EXPECT_TRUE(games_of("p").empty());
}

TEST_P(AnyStore, AllMayBeForgottenAndKeptAnew) {
    keep(game("t-1", 99, {"p"}, "t"));
    forget_at({100}, {.games_most = 0});
    EXPECT_FALSE(last_at("t"));
    EXPECT_EQ(append(opening("t")), "stored t 0");
    keep(game("t-1", 99, {"p"}, "t"));
    EXPECT_EQ(games_of("p"), Words{"summary of t-1"});
}

// Who knows one game's invite does not know another's, nor the table's.
TEST_P(AnyStore, ATableGetsAnotherInviteAndItsPrivateGamesTheirOwn) {
    EXPECT_EQ(append(opening("t", "old")), "stored t 0");
    const auto keep_game = [this](const std::string& id, bool is_private) {
        core::StoredGame kept = game(id, 1, {"p"}, "t");
        kept.at.invite = "old";
        kept.at.is_private = is_private;
        kept.summary = std::make_shared<const std::string>(R"({"game":")" + id +
                                                           R"(","invite":"old","seats":[]})");
        keep(kept);
    };
    keep_game("t-1", true);
    keep_game("t-2", true);
    keep_game("t-3", false);
    EXPECT_EQ(find("t-1")->table_invite, "old");
    const core::RenewInvite renewed{.table = "t", .invite = "new", .game_key = "key"};
    EXPECT_TRUE(std::holds_alternative<core::NoResult>(ask(renewed)));
    const auto first = find("t-1");
    EXPECT_EQ(first->table_invite, "new");
    EXPECT_EQ(first->at.invite.size(), 24U);
    EXPECT_EQ(*first->summary,
              R"({"game":"t-1","invite":")" + first->at.invite + R"(","seats":[]})");
    EXPECT_NE(find("t-2")->at.invite, first->at.invite);
    EXPECT_EQ(find("t-3")->at.invite, "old");
    ask(renewed);
    EXPECT_EQ(find("t-1")->at.invite, first->at.invite);
    EXPECT_EQ(append(opening("u", "new")), "taken u");
    EXPECT_EQ(append(opening("v", "old")), "stored v 0");
}

}  // namespace
}  // namespace vegas::shell::test
