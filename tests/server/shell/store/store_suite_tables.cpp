// Which Appends are taken, and what of them the next process finds.
#include <algorithm>

#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {
namespace {

TEST_P(AnyStore, SaysHowFarATableIsStored) {
    EXPECT_EQ(append(opening("t")), "stored t 0");
    EXPECT_EQ(append(more("t", 1, 3)), "stored t 3");
    EXPECT_EQ(append(more("t", 4)), "stored t 4");
}

TEST_P(AnyStore, SaysItOfEachAppendInTheirOrder) {
    store().append({opening("a"), opening("b"), more("a", 1), more("a", 2), more("b", 1)});
    EXPECT_EQ(wait_for_events(5),
              (Words{"stored a 0", "stored b 0", "stored a 1", "stored a 2", "stored b 1"}));
}

TEST_P(AnyStore, HasNothingToSayWhenNothingIsAppended) {
    store().append({});
    EXPECT_EQ(append(opening("t")), "stored t 0");
}

TEST_P(AnyStore, TakesNoTableWithAnIdThatIsTaken) {
    append(opening("t"));
    EXPECT_EQ(append(opening("t", "another invite")), "taken t");
}

TEST_P(AnyStore, TakesNoTableWithAnInviteThatIsTaken) {
    append(opening("t"));
    EXPECT_EQ(append(opening("u", "invite of t")), "taken u");
}

TEST_P(AnyStore, TakesTablesWithoutAnInvite) {
    EXPECT_EQ(append(more("t", 0)), "stored t 0");
    EXPECT_EQ(append(more("u", 0)), "stored u 0");
}

TEST_P(AnyStore, TakesNoTableWithANewPlayerWhoIsThere) {
    keep(player("p"));
    EXPECT_EQ(append(with(opening("t"), {player("q"), player("p")})), "taken t");
}

// Or two games would have one id.
TEST_P(AnyStore, TakesNoTableWithTheIdOfOneWhoseGamesAreKept) {
    append(opening("t"));
    append(with(closing("t", 1), game("t-1", 1'000, {}, "t")));
    EXPECT_EQ(append(opening("t")), "taken t");
}

TEST_P(AnyStore, TakesNoRecordAfterAMissingOne) {
    append(opening("t"));
    EXPECT_EQ(append(more("t", 2)), "broken t");
}

TEST_P(AnyStore, TakesNoRecordOfATableThatIsNotThere) {
    EXPECT_EQ(append(more("t", 1)), "broken t");
}

TEST_P(AnyStore, TakesNoOtherRecordInThePlaceOfOne) {
    append(opening("t"));
    append(more("t", 1));
    core::Append other = more("t", 1);
    other.records = {"another"};
    EXPECT_EQ(append(other), "broken t");
}

TEST_P(AnyStore, TakesNothingMoreOfATableAfterRefusingIt) {
    append(opening("t"));
    append(more("t", 7));
    EXPECT_EQ(append(more("t", 1)), "broken t");
    append(opening("u", "invite of t"));
    EXPECT_EQ(append(more("u", 1)), "taken u");
    EXPECT_EQ(append(opening("u")), "taken u");
}

TEST_P(AnyStore, ARefusalIsNoOtherTablesMatter) {
    store().append({opening("t"), more("u", 5), more("t", 1), opening("v")});
    EXPECT_EQ(wait_for_events(4), (Words{"stored t 0", "broken u", "stored t 1", "stored v 0"}));
}

TEST_P(AnyStore, NothingOfARefusedAppendIsStored) {
    append(opening("t"));
    core::Append what = more("t", 5);
    what.players = {player("p")};
    what.game = game("t-1", 1'000, {"q"});
    what.base = 5;
    append(what);
    what = opening("u");
    what.players = {player("r")};
    what.invite = "invite of t";
    append(what);
    EXPECT_FALSE(knows("p"));
    EXPECT_FALSE(knows("r"));
    EXPECT_FALSE(find("t-1"));
    EXPECT_TRUE(games_of("q").empty());
}

TEST_P(AnyStore, AClosedTableIsGone) {
    append(opening("t"));
    EXPECT_EQ(append(closing("t", 1)), "stored t 1");
    EXPECT_EQ(append(more("t", 2)), "broken t");
}

TEST_P(AnyStore, WhatAClosedTableHadIsFree) {
    append(opening("t"));
    append(closing("t", 1));
    EXPECT_EQ(append(opening("u", "invite of t")), "stored u 0");
    EXPECT_EQ(append(more("t", 0)), "stored t 0");
    EXPECT_EQ(append(more("t", 1)), "stored t 1");
}

TEST_P(AnyStore, RecordsFollowThoseThatAreNotNeededAnyMore) {
    append(opening("t"));
    EXPECT_EQ(append(with_base(more("t", 1, 4), 4)), "stored t 4");
    EXPECT_EQ(append(more("t", 5)), "stored t 5");
    EXPECT_EQ(append(more("t", 7)), "broken t");
}

TEST_P(AnyStore, EachStartHasAGreaterNumber) {
    const auto first = store().incarnation();
    EXPECT_GT(first, 0U);
    restart();
    const auto second = store().incarnation();
    EXPECT_GT(second, first);
    restart();
    EXPECT_GT(store().incarnation(), second);
}

TEST_P(AnyStore, ATableThatWasSetAsideTakesNothingMore) {
    append(opening("t"));
    store().set_aside({.table = "t", .why = "it does not follow"});
    EXPECT_EQ(append(more("t", 1)), "broken t");
    restart();
    EXPECT_EQ(append(more("t", 1)), "broken t");
}

TEST_P(AnyStore, ATableThatWasSetAsideKeepsItsIdAndInvite) {
    append(opening("t"));
    store().set_aside({.table = "t", .why = "it does not follow"});
    EXPECT_EQ(append(opening("t")), "taken t");
    EXPECT_EQ(append(opening("u", "invite of t")), "taken u");
}

TEST_P(AnyStore, ATableThatIsNotThereIsNotSetAside) {
    store().set_aside({.table = "t", .why = "it is not there"});
    EXPECT_EQ(append(opening("t")), "stored t 0");
    EXPECT_EQ(append(more("t", 1)), "stored t 1");
}

TEST_P(AnyStore, ARefusalEndsWithTheProcess) {
    append(opening("t"));
    append(more("t", 9));
    restart();
    EXPECT_EQ(append(more("t", 1)), "stored t 1");
}

// ---- what is there at the start

TEST_P(StoreWithRecords, ATableHasItsRecordsInTheirOrder) {
    append(opening("t"));
    append(more("t", 1, 11));
    const auto tables = restart();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].table, "t");
    Words records;
    for (int i = 0; i < 12; ++i) records.push_back("t " + std::to_string(i));
    EXPECT_EQ(tables[0].records, records);
}

TEST_P(StoreWithRecords, EveryTableIsThereOnce) {
    store().append({opening("a"), opening("b"), more("a", 1), opening("c"), closing("b", 1)});
    wait_for_events(5);
    Words found;
    for (const auto& table : restart()) {
        found.push_back(table.table + ":" + std::to_string(table.records.size()));
    }
    std::ranges::sort(found);
    EXPECT_EQ(found, (Words{"a:2", "c:1"}));
}

TEST_P(StoreWithRecords, ATableThatWasSetAsideIsNotThere) {
    store().append({opening("a"), opening("b"), opening("c")});
    wait_for_events(3);
    store().set_aside({.table = "b", .why = "it does not follow"});
    append(more("a", 1));
    const auto tables = restart();
    ASSERT_EQ(tables.size(), 2U);
    EXPECT_EQ(tables[0].table + tables[1].table, "ac");
    EXPECT_EQ(store().list_set_aside(), Words{"b"});
    EXPECT_EQ(restart().size(), 2U);
}

TEST_P(StoreWithRecords, ThereMayBeNoTable) { EXPECT_TRUE(restart().empty()); }

TEST_P(StoreWithRecords, RecordsThatAreNotNeededAnyMoreAreGone) {
    append(opening("t"));
    append(more("t", 1, 2));
    append(with_base(more("t", 3, 3), 4));
    const auto tables = restart();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].records, (Words{"t 4", "t 5"}));
}

TEST_P(StoreWithRecords, ARecordComesBackByteForByte) {
    core::Append what = opening("t");
    what.records = {R"({"name":"Zoë 🎲","quote":"\"'; drop table log; --"})",
                    std::string("a zero \0 and no \xff UTF-8", 23), std::string(100'000, 'x'), ""};
    append(what);
    const auto tables = restart();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].records, what.records);
}

TEST_P(StoreWithRecords, NothingOfARefusedAppendIsFound) {
    append(opening("t"));
    append(more("t", 2));
    append(opening("u", "invite of t"));
    const auto tables = restart();
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].records, Words{"t 0"});
}

TEST_P(StoreWithRecords, TablesGoOnAfterARestart) {
    append(opening("t"));
    append(more("t", 1));
    restart();
    EXPECT_EQ(append(more("t", 2)), "stored t 2");
    EXPECT_EQ(append(opening("t")), "stored t 0") << "it was stored before";
    EXPECT_EQ(append(opening("u", "invite of t")), "taken u");
}

// ---- what is appended twice, since nobody knows how the first time ended

TEST_P(StoreWithRecords, TheSameRecordsOnceMoreAreStored) {
    append(opening("t"));
    append(more("t", 1, 2));
    EXPECT_EQ(append(more("t", 1, 2)), "stored t 2");
    EXPECT_EQ(append(opening("t")), "stored t 0");
    EXPECT_EQ(append(more("t", 3)), "stored t 3");
    EXPECT_EQ(restart().at(0).records, (Words{"t 0", "t 1", "t 2", "t 3"}));
}

TEST_P(StoreWithRecords, APlayerAndAGameOnceMoreAreThereOnce) {
    core::Append what = opening("t");
    what.players = {player("p")};
    what.game = game("t-1", 1'000, {"p", "q"});
    append(what);
    EXPECT_EQ(append(what), "stored t 0");
    EXPECT_EQ(games_of("q"), Words{"summary of t-1"});
    EXPECT_EQ(find("t-1")->members, (Words{"p", "q"}));
    EXPECT_TRUE(knows("p"));
}

TEST_P(StoreWithRecords, WhatMovedTheBaseOnceMoreIsStored) {
    append(opening("t"));
    const core::Append what = with_base(more("t", 1, 3), 2);
    append(what);
    EXPECT_EQ(append(what), "stored t 3");
    EXPECT_EQ(restart().at(0).records, (Words{"t 2", "t 3"}));
}

TEST_P(StoreWithRecords, RecordsBeforeTheBaseAreNotKnownAnyMore) {
    append(opening("t"));
    append(with_base(more("t", 1, 3), 3));
    EXPECT_EQ(append(more("t", 1, 2)), "broken t");
}

TEST_P(StoreWithRecords, RecordsBeforeTheBaseDoNotComeBack) {
    append(opening("t"));
    append(more("t", 1, 3));
    append(with_base(more("t", 4), 3));
    EXPECT_EQ(append(more("t", 1, 3)), "stored t 3");
    EXPECT_EQ(restart().at(0).records, (Words{"t 3", "t 4"}));
}

TEST_P(StoreWithRecords, MoreThanTheSameRecordsIsBroken) {
    append(opening("t"));
    append(more("t", 1));
    EXPECT_EQ(append(more("t", 1, 2)), "broken t");
}

TEST_P(StoreWithRecords, TheSameFirstRecordWithAnotherInviteIsAnotherTable) {
    append(opening("t"));
    EXPECT_EQ(append(opening("t", "another")), "taken t");
}

}  // namespace
}  // namespace vegas::shell::test
