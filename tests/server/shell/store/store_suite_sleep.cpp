// Games that sleep: the store has them, and no server's memory does.
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

core::Append sleeping(core::Append what, std::int64_t since, Words seats, int players = 2,
                      std::optional<std::int64_t> due_ms = {}) {
    what.sleeps = {.since = {since},
                   .players = players,
                   .summary = std::make_shared<const std::string>("summary of " + what.table)};
    if (due_ms) what.sleeps->due = core::ServedTime{*due_ms};
    what.seats = std::move(seats);
    return what;
}

}  // namespace

void StoreWithRecords::let_sleep(const std::string& table, std::int64_t since, const Words& seats,
                                 int players) {
    EXPECT_EQ(append(opening(table)), "stored " + table + " 0");
    EXPECT_EQ(append(sleeping(more(table, 1), since, seats, players)), "stored " + table + " 1");
}

Words StoreWithRecords::list_sleeping(const std::string& player, std::size_t limit) {
    Words texts;
    const auto found = ask(core::ListSleeping{player, limit});
    for (const auto& game : std::get<core::SleepingGames>(found).all) {
        texts.push_back(*game.summary);
    }
    return texts;
}

std::size_t StoreWithRecords::wake(const core::FindTable& query) {
    const auto found = ask(query);
    const auto* table = std::get_if<core::LoadedTable>(&found);
    return table == nullptr ? 0 : table->records.size();
}

// ---- games played in days: due in served time

core::ServedTimeAdvanced StoreWithRecords::advance(std::int64_t elapsed_ms, std::size_t most) {
    const auto found = ask(core::AdvanceServedTime{elapsed_ms, most});
    return std::get<core::ServedTimeAdvanced>(found);
}

void StoreWithRecords::let_sleep_until(const std::string& table, std::int64_t due_ms) {
    EXPECT_EQ(append(opening(table)), "stored " + table + " 0");
    EXPECT_EQ(append(sleeping(more(table, 1), 5, {"p", "q"}, 2, due_ms)), "stored " + table + " 1");
}

TEST_P(StoreWithRecords, TheServedTimeGrowsByNoMoreThanASmallGap) {
    const auto start = advance(0).now;
    EXPECT_GE(advance(60'000).now, start);
    const auto before = advance(0).now;
    EXPECT_LT(advance(core::kServedGapMs + 1).now - before, core::kServedGapMs);
    EXPECT_GE(advance(-3'600'000).now, before);
    EXPECT_LT(advance(0).now - start, core::kServedGapMs);
}

TEST_P(StoreWithRecords, TheServedTimeSurvivesARestart) {
    const auto before = advance(60'000).now;
    (void)restart();
    EXPECT_GE(advance(0).now, before);
    EXPECT_LT(advance(0).now - before, 60'000);
}

TEST_P(StoreWithRecords, WhatIsDueIsFoundTheFirstDueFirst) {
    const auto now = advance(0).now;
    let_sleep_until("t", now.ms - 1);
    let_sleep_until("u", now.ms - 2);
    let_sleep_until("v", now.ms + 3'600'000);
    let_sleep("w", 5, {"p", "q"});
    EXPECT_EQ(advance(0).due_tables, (Words{"u", "t"}));
    EXPECT_EQ(advance(0, 1).due_tables, Words{"u"});
}

TEST_P(StoreWithRecords, AGameThatWakesIsDueNoMore) {
    let_sleep_until("t", advance(0).now.ms - 1);
    const auto found = ask(core::FindTable{"t", {}, true});
    ASSERT_TRUE(std::holds_alternative<core::LoadedTable>(found));
    EXPECT_TRUE(advance(0).due_tables.empty());
    EXPECT_EQ(append(sleeping(more("t", 2), 6, {"p", "q"})), "stored t 2");
    EXPECT_TRUE(advance(0).due_tables.empty());
}

TEST_P(StoreWithRecords, ATableThatIsSetAsideIsNeverDue) {
    let_sleep_until("t", -1);
    store().set_aside({"t", "broken"});
    EXPECT_TRUE(advance(0).due_tables.empty());
}

TEST_P(StoreWithRecords, TheListOfGamesThatSleepSaysWhenTheyAreDue) {
    let_sleep_until("t", 77);
    const auto found = ask(core::ListSleeping{"p", 5});
    const auto& games = std::get<core::SleepingGames>(found).all;
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].due, core::ServedTime{77});
}

TEST_P(StoreWithRecords, AGameThatSleepsIsNotLoadedAtAStart) {
    let_sleep("t", 5, {"p", ""});
    EXPECT_EQ(append(opening("u")), "stored u 0");
    const auto loaded = restart();
    ASSERT_EQ(loaded.size(), 1U);
    EXPECT_EQ(loaded[0].table, "u");
}

TEST_P(StoreWithRecords, AGameWakesOnceByIdAndGoesOn) {
    let_sleep("t", 5, {"p", "q"});
    EXPECT_EQ(wake({"u", {}, true}), 0U);
    EXPECT_EQ(wake({"t", {}, true}), 2U);
    EXPECT_EQ(wake({"t", {}, true}), 0U);
    EXPECT_TRUE(list_sleeping("p").empty());
    EXPECT_EQ(append(more("t", 2)), "stored t 2");
    const auto loaded = restart();
    ASSERT_EQ(loaded.size(), 1U);
    EXPECT_EQ(loaded[0].records.size(), 3U);
}

TEST_P(StoreWithRecords, AGameWakesByInviteAndSleepsAgain) {
    EXPECT_EQ(append(opening("t", "abc")), "stored t 0");
    EXPECT_EQ(append(sleeping(more("t", 1), 5, {"p", "q"})), "stored t 1");
    EXPECT_EQ(wake({{}, "abd", true}), 0U);
    EXPECT_EQ(wake({{}, "abc", true}), 2U);
    EXPECT_EQ(append(sleeping(more("t", 2), 6, {"p", "q"})), "stored t 2");
    EXPECT_EQ(list_sleeping("q"), Words{"summary of t"});
    EXPECT_TRUE(restart().empty());
    EXPECT_EQ(wake({{}, "abc", true}), 3U);
}

TEST_P(StoreWithRecords, AGameThatSleepsIsFoundWithoutWaking) {
    let_sleep("t", 5, {"p", "q"});
    const auto found = ask(core::FindTable{"t", {}, false});
    ASSERT_TRUE(std::holds_alternative<core::TableHome>(found));
    EXPECT_TRUE(std::get<core::TableHome>(found).is_asleep);
    EXPECT_EQ(wake({"t", {}, true}), 2U);
}

TEST_P(StoreWithRecords, GamesThatSleepAreListedTheLastFirst) {
    let_sleep("t", 5, {"p", "q"});
    let_sleep("u", 7, {"p", ""});
    EXPECT_EQ(list_sleeping("p"), (Words{"summary of u", "summary of t"}));
    EXPECT_EQ(list_sleeping("p", 1), Words{"summary of u"});
    EXPECT_EQ(list_sleeping("q"), Words{"summary of t"});
}

TEST_P(StoreWithRecords, GamesThatSleepGoSoonerOfOnePerson) {
    let_sleep("alone", 0, {"p", ""}, 1);
    let_sleep("two", 0, {"p", "q"});
    keep(player("z", 0));
    std::size_t gone = 0;
    for (std::int64_t day = 1; day <= 65; ++day) {
        gone += forget_at({day * kDay}, {.sleeping_ms = 60 * kDay, .sleeping_alone_ms = 30 * kDay})
                    .sleeping;
        EXPECT_EQ(gone, day <= 30 ? 0U : day <= 60 ? 1U : 2U) << day;
    }
    EXPECT_TRUE(list_sleeping("p").empty());
    EXPECT_EQ(append(more("two", 2)), "broken two");
}

// ---- quotas

void StoreWithRecords::let_sleep_for(const std::string& table, std::int64_t since,
                                     const std::string& host, const std::string& address,
                                     int players) {
    EXPECT_EQ(append(opening(table)), "stored " + table + " 0");
    core::Append what = sleeping(more(table, 1), since, {"p", players > 1 ? "q" : ""}, players);
    what.sleeps->charged_player = host;
    what.sleeps->charged_address = address;
    what.quotas = {.sleeping_per_player = 3, .new_sleeping_per_address = 4};
    EXPECT_EQ(append(what), "stored " + table + " 1");
}

TEST_P(StoreWithRecords, OfAHostsGamesThatSleepTheOldestOfOnePersonGoesFirst) {
    let_sleep_for("a", 1, "p", "", 2);
    let_sleep_for("b", 2, "p", "", 1);
    let_sleep_for("c", 3, "p", "", 2);
    let_sleep_for("other", 4, "q", "", 1);
    EXPECT_EQ(list_sleeping("p").size(), 4U);
    let_sleep_for("d", 5, "p", "", 1);
    EXPECT_EQ(list_sleeping("p"),
              (Words{"summary of d", "summary of other", "summary of c", "summary of a"}));
    let_sleep_for("e", 6, "p", "", 2);
    let_sleep_for("f", 7, "p", "", 2);
    EXPECT_EQ(list_sleeping("p"),
              (Words{"summary of f", "summary of e", "summary of other", "summary of c"}));
    EXPECT_EQ(append(more("a", 2)), "broken a") << "it is gone";
}

TEST_P(StoreWithRecords, OfAnAddressNewGamesThatSleepAreFewADay) {
    constexpr std::int64_t kHour = 3'600'000;
    for (std::int64_t n = 0; n < 6; ++n) {
        let_sleep_for("old" + std::to_string(n), n * 7 * kHour, "", "ad", 2);
    }
    EXPECT_EQ(list_sleeping("p").size(), 6U) << "never more than four in a day";
    let_sleep_for("x", 36 * kHour, "", "ad", 1);
    EXPECT_EQ(list_sleeping("p").size(), 6U) << "the oldest of this day went";
    EXPECT_EQ(list_sleeping("p", 1), Words{"summary of x"});
    let_sleep_for("y", 36 * kHour + 1, "", "else", 1);
    EXPECT_EQ(list_sleeping("p").size(), 7U);
}

TEST_P(StoreWithRecords, AGameThatSleepsAgainIsNoNewOne) {
    constexpr std::int64_t kDay = 86'400'000;
    let_sleep_for("a", 1, "", "ad", 2);
    EXPECT_EQ(wake({.table = "a", .invite = {}, .wakes = true}), 2U);
    for (const char* table : {"b", "c", "d", "e"}) let_sleep_for(table, 2 * kDay, "", "ad", 2);
    core::Append again = sleeping(more("a", 2), 2 * kDay, {"p", "q"});
    again.quotas.new_sleeping_per_address = 4;
    EXPECT_EQ(append(again), "stored a 2");
    EXPECT_EQ(list_sleeping("p").size(), 5U);
    let_sleep_for("f", 2 * kDay, "", "ad", 2);
    EXPECT_EQ(list_sleeping("p").size(), 5U);
    EXPECT_EQ(wake({.table = "a", .invite = {}, .wakes = true}), 3U) << "it is older";
}

TEST_P(StoreWithRecords, AGameThatSleepsKeepsItsPlayers) {
    keep(player("p", 0));
    keep(player("z", 0));
    let_sleep("t", 0, {"p", ""});
    for (std::int64_t day = 1; day < 40; ++day) {
        (void)forget_at({day * kDay}, {.players_ms = 2 * kDay});
    }
    EXPECT_TRUE(knows("p"));
    EXPECT_FALSE(knows("z"));
}

// ---- who is erased

namespace {

core::Append naming(core::Append what, const std::string& player) {
    what.records.front() =
        R"({"v":99,"player":")" + player + R"(","name":"name of )" + player + R"("})";
    return what;
}

core::SleepingGame game_of(const Words& players) {
    std::string seats;
    for (const auto& player : players) {
        seats += (seats.empty() ? "" : ",") + (R"({"player":")" + player + R"(","name":"N"})");
    }
    return {.since = {5},
            .players = static_cast<int>(players.size()),
            .summary = std::make_shared<const std::string>(R"({"seats":[)" + seats + "]}")};
}

}  // namespace

TEST_P(StoreWithRecords, WhoIsErasedIsInNoRecords) {
    EXPECT_EQ(append(with(opening("t"), {player("p"), player("q")})), "stored t 0");
    EXPECT_EQ(append(naming(more("t", 1), "p")), "stored t 1");
    EXPECT_EQ(append(naming(more("t", 2), "q")), "stored t 2");
    EXPECT_EQ(std::get<core::StoredPlayer>(ask(core::ErasePlayer{"p"})).id, "p");
    EXPECT_EQ(append(more("t", 3)), "stored t 3");
    const auto loaded = restart();
    ASSERT_EQ(loaded.size(), 1U);
    ASSERT_EQ(loaded[0].records.size(), 4U);
    EXPECT_EQ(loaded[0].records[1], R"({"v":99,"name":"forgotten"})");
    EXPECT_NE(loaded[0].records[2].find("name of q"), std::string::npos);
}

TEST_P(StoreWithRecords, WhoIsErasedIsInNoGameThatSleeps) {
    EXPECT_EQ(append(opening("t")), "stored t 0");
    core::Append last = naming(more("t", 1), "p");
    last.sleeps = game_of({"p", "q"});
    last.seats = Words{"p", "q"};
    EXPECT_EQ(append(last), "stored t 1");
    (void)ask(core::ErasePlayer{"p"});
    EXPECT_TRUE(list_sleeping("p").empty());
    ASSERT_EQ(list_sleeping("q").size(), 1U);
    EXPECT_EQ(list_sleeping("q")[0],
              R"({"seats":[{"name":"forgotten","bot":"easy"},{"player":"q","name":"N"}]})");
    EXPECT_EQ(wake({"t", {}, true}), 2U);
}

TEST_P(StoreWithRecords, AGameOfNobodyElseIsDeleted) {
    EXPECT_EQ(append(opening("t", "abc")), "stored t 0");
    core::Append last = naming(more("t", 1), "p");
    last.sleeps = game_of({"p"});
    last.seats = Words{"p"};
    EXPECT_EQ(append(last), "stored t 1");
    let_sleep("u", 5, {"q", ""});
    (void)ask(core::ErasePlayer{"p"});
    EXPECT_EQ(wake({{}, "abc", true}), 0U);
    EXPECT_EQ(wake({"u", {}, true}), 2U);
}

TEST_P(StoreWithRecords, RecordsOfTablesThatAreSetAsideAreAnonymizedToo) {
    EXPECT_EQ(append(with(opening("t"), {player("p")})), "stored t 0");
    EXPECT_EQ(append(naming(more("t", 1), "p")), "stored t 1");
    store().set_aside({"t", "broken"});
    (void)ask(core::ErasePlayer{"p"});
    // Those whom records of such a table name are kept; nobody is named any more.
    EXPECT_FALSE(knows("p"));
}

TEST_P(StoreWithRecords, SeveralAreErasedAtOnce) {
    for (int i = 0; i < 30; ++i) {
        const std::string table = "t" + std::to_string(i);
        EXPECT_EQ(append(opening(table)), "stored " + table + " 0");
        const std::string who = i % 3 == 0 ? "p" : i % 3 == 1 ? "q" : "r";
        EXPECT_EQ(append(naming(more(table, 1), who)), "stored " + table + " 1");
    }
    for (const char* who : {"p", "q"}) (void)ask(core::ErasePlayer{who});
    int named = 0;
    for (const auto& table : restart()) {
        for (const auto& record : table.records) {
            EXPECT_EQ(record.find("name of p"), std::string::npos);
            EXPECT_EQ(record.find("name of q"), std::string::npos);
            named += record.find("name of r") == std::string::npos ? 0 : 1;
        }
    }
    EXPECT_EQ(named, 10);
}

}  // namespace vegas::shell::test
