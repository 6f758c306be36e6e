// What is forgotten, and when: by a clock that may be wrong.
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
core::PurgeResult StoreThatForgets::forget_on(std::int64_t number, bool after_start) {
    return forget_at(day(number),
                     {.players_ms = 90 * kDay, .games_ms = 365 * kDay, .after_start = after_start});
}

void StoreThatForgets::keep_player_and_game(std::int64_t number) {
    keep(player("p", day(number).ms));
    keep(game("g", day(number).ms, {"p"}));
}

void StoreThatForgets::keep_many_players(int count, std::int64_t number) {
    core::Append what = opening("of many");
    for (int i = 0; i < count; ++i) {
        what.players.push_back(player(std::to_string(i), day(number).ms));
    }
    ASSERT_EQ(append(what), "stored of many 0");
}

void StoreThatForgets::finish(const std::string& id, std::uint32_t people, const std::string& by,
                              const std::string& from) {
    core::Append what = opening("for " + id);
    what.game = game(id, ++ended_, {by});
    what.game->members.resize(people, "q");
    what.game->people = people;
    what.game->charged_player = by;
    what.game->charged_address = from;
    what.quotas = {.per_player = 3, .per_address = 4};
    ASSERT_EQ(append(what), "stored " + what.table + " 0");
}

namespace {

TEST_P(StoreThatForgets, AClockFarAheadForgetsNothing) {
    keep_player_and_game(100);
    const auto forgot = forget_on(900);
    EXPECT_EQ(forgot, (core::PurgeResult{.refused = true, .now = day(900), .clock = day(100)}));
    EXPECT_TRUE(knows("p"));
    EXPECT_TRUE(find("g"));
}

TEST_P(StoreThatForgets, AClockFarBehindForgetsNothing) {
    keep_player_and_game(900);
    const auto forgot = forget_at(day(100), {.players_ms = 0, .games_ms = 0});
    EXPECT_EQ(forgot, (core::PurgeResult{.refused = true, .now = day(100), .clock = day(900)}));
    EXPECT_TRUE(knows("p"));
    EXPECT_TRUE(find("g"));
}

TEST_P(StoreThatForgets, WhatIsWrittenByAClockFarAheadMakesNothingOld) {
    keep_player_and_game(100);
    EXPECT_FALSE(forget_on(100).refused);
    keep(player("late", day(900).ms));
    EXPECT_TRUE(forget_on(900, true).refused);
    restart();
    EXPECT_FALSE(forget_on(101, true).refused);
    EXPECT_TRUE(knows("p"));
    EXPECT_TRUE(find("g"));
    EXPECT_TRUE(knows("late"));
}

TEST_P(StoreThatForgets, AnEveningInThePastIsNotOldTheNextDay) {
    keep(player("visitor", day(1'000).ms));
    EXPECT_FALSE(forget_on(1'000).refused);
    keep_player_and_game(1);
    EXPECT_TRUE(redeem("token of visitor", day(1).ms));
    EXPECT_TRUE(forget_on(1, true).refused);
    EXPECT_EQ(forget_on(1'001), (core::PurgeResult{.now = day(1'001), .clock = day(1'000)}));
    EXPECT_TRUE(knows("p"));
    EXPECT_TRUE(find("g"));
    EXPECT_TRUE(redeem("token of visitor", day(1'001).ms));
}

TEST_P(StoreThatForgets, AGameOfAnEveningInThePastIsAmongThePlayersGames) {
    keep(player("p", day(1'000).ms));
    EXPECT_FALSE(forget_on(1'000).refused);
    keep(game("g", day(1).ms, {"p"}));
    EXPECT_EQ(games_of("p"), std::vector<std::string>{"summary of g"});
}

TEST_P(StoreThatForgets, AShareGoesInADayAcrossRestarts) {
    keep_many_players(1'000, 100);
    keep(player("here", day(200).ms));
    EXPECT_EQ(forget_on(200).players, 50U);
    EXPECT_EQ(forget_on(200).players, 0U);
    restart();
    EXPECT_EQ(forget_on(200, true).players, 0U);
    EXPECT_EQ(forget_on(201, true).players, 47U);
}

TEST_P(StoreThatForgets, WhatStaysForAShortTimeGoesAtOnce) {
    keep_many_players(1'000, 100);
    keep(player("here", day(102).ms));
    EXPECT_EQ(forget_at(day(102), {.players_ms = kDay}).players, 1'000U);
}

TEST_P(StoreThatForgets, WhoeverIsHereStays) {
    keep(player("p", day(100).ms));
    keep(player("q", day(100).ms));
    keep(player("r", day(200).ms));
    const auto forgot = forget_at(day(200), {.players_ms = 90 * kDay, .keep = {"nobody", "p"}});
    EXPECT_EQ(forgot.players, 1U);
    EXPECT_TRUE(knows("p"));
    EXPECT_FALSE(knows("q"));
}

TEST_P(StoreThatForgets, AfterALongBreakTheClockIsFollowedByADayAtATime) {
    keep_player_and_game(100);
    EXPECT_FALSE(forget_on(100).refused);
    for (int starts = 0; starts < 3; ++starts) EXPECT_EQ(forget_on(200, true).clock, day(100));
    int hours = 0;
    while (forget_on(200).refused) ++hours;
    EXPECT_EQ(hours, 93);
    EXPECT_FALSE(knows("p")) << "it has been away for longer than a player may";
    EXPECT_TRUE(find("g"));
}

TEST_P(StoreThatForgets, AClockThatIsSetBackIsFollowedToo) {
    keep_player_and_game(100);
    EXPECT_FALSE(forget_on(100).refused);
    EXPECT_FALSE(forget_on(104).refused);
    int hours = 0;
    while (forget_on(101).refused) ++hours;
    EXPECT_EQ(hours, 3);
    EXPECT_FALSE(forget_on(102).refused);
}

TEST_P(StoreThatForgets, TooManyGamesGoWhateverTheClockSays) {
    for (int i = 1; i <= 3; ++i) keep(game("g" + std::to_string(i), day(100).ms + i, {"p"}));
    const auto forgot = forget_at(day(900), {.games_most = 1});
    EXPECT_TRUE(forgot.refused);
    EXPECT_EQ(forgot.games, 2U);
    EXPECT_EQ(games_of("p"), std::vector<std::string>{"summary of g3"});
}

TEST_P(StoreThatForgets, GamesOfOnePersonGoFirst) {
    core::StoredGame shared = game("shared", day(100).ms, {"p", "q"});
    shared.people = 2;
    keep(shared);
    for (int i = 1; i <= 3; ++i) {
        core::StoredGame alone = game("g" + std::to_string(i), day(100).ms + i, {"p"});
        alone.people = 1;
        keep(alone);
    }
    EXPECT_EQ(forget_at(day(100), {.games_most = 2}).games, 2U);
    EXPECT_EQ(games_of("p"), (Words{"summary of g3", "summary of shared"}));
}

TEST_P(StoreThatForgets, WhoNeverFinishedAGameGoesEarlier) {
    keep(player("newcomer", day(100).ms));
    keep(player("p", day(100).ms));
    keep(player("spectator", day(100).ms));
    core::StoredGame finished = game("g", day(100).ms, {"p", "spectator"});
    finished.people = 1;
    keep(finished);
    EXPECT_EQ(forget_at(day(101), {.newcomers_ms = 2 * kDay}).players, 0U);
    EXPECT_EQ(forget_at(day(103), {.newcomers_ms = 2 * kDay, .keep = {"spectator"}}).players, 1U);
    EXPECT_FALSE(knows("newcomer"));
    EXPECT_TRUE(knows("p"));
    EXPECT_TRUE(knows("spectator"));
}

TEST_P(StoreThatForgets, AQuotaOfAPlayerTakesTheOldestGamesOfOnePersonFirst) {
    finish("shared 1", 2, "p", "a");
    finish("alone 1", 1, "p", "b");
    finish("alone 2", 1, "p", "c");
    EXPECT_TRUE(find("alone 1"));
    finish("shared 2", 2, "p", "d");
    EXPECT_FALSE(find("alone 1"));
    finish("shared 3", 2, "p", "e");
    EXPECT_FALSE(find("alone 2"));
    finish("alone 3", 1, "p", "f");
    EXPECT_TRUE(find("alone 3")) << "the newest stays";
    EXPECT_FALSE(find("shared 1"));
    finish("shared 4", 2, "p", "g");
    EXPECT_EQ(games_of("p"),
              (Words{"summary of shared 4", "summary of shared 3", "summary of shared 2"}));
}

TEST_P(StoreThatForgets, AQuotaOfAnAddressTakesItsOwnGamesOnly) {
    finish("others", 1, "other", "a");
    for (int i = 1; i <= 6; ++i) {
        const std::string n = std::to_string(i);
        finish("g" + n, 1, "p" + n, "b");
    }
    EXPECT_FALSE(find("g1"));
    EXPECT_FALSE(find("g2"));
    EXPECT_TRUE(find("g3"));
    EXPECT_TRUE(find("g6"));
    EXPECT_TRUE(find("others"));
    EXPECT_TRUE(games_of("p1").empty());
}

TEST_P(StoreThatForgets, AQuotaDoesNotNameAnErasedPlayer) {
    finish("g", 1, "p", "a");
    (void)ask(core::ErasePlayer{"p"});
    for (int i = 1; i <= 3; ++i) finish("g" + std::to_string(i), 1, "p", "b");
    EXPECT_TRUE(find("g"));
}

TEST_P(StoreThatForgets, AnEmptyStoreTakesNoClock) {
    EXPECT_FALSE(forget_on(900).refused);
    keep_player_and_game(100);
    EXPECT_FALSE(forget_on(100).refused);
}

}  // namespace
}  // namespace vegas::shell::test
