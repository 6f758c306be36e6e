#include "server/core/state/table_list.hpp"

#include <gtest/gtest.h>

namespace vegas::core {
namespace {

using protocol::TableStatus;

protocol::LobbyEntry entry(int taken, TableStatus status = TableStatus::open,
                           Ruleset ruleset = Ruleset::classic) {
    return {.table = {},
            .setup = {.ruleset = ruleset, .seats = 4},
            .taken = taken,
            .status = status,
            .players = {}};
}

class TableListTest : public testing::Test {
protected:
    bool set(const std::string& table, std::optional<protocol::LobbyEntry> e,
             const std::string& network = {}) {
        if (e) e->table = table;
        return list_.set(table, std::move(e), network);
    }
    [[nodiscard]] std::string shown(const protocol::LobbyWatch& what = {}) const {
        std::string ids;
        for (const auto& row : page(what).rows) ids += row->entry.table + ' ';
        return ids;
    }
    [[nodiscard]] TableList::TablePage page(const protocol::LobbyWatch& what) const {
        return list_.page(list_.find(what));
    }

    TableList list_;
};

TEST_F(TableListTest, TheTablesThatCanStartSoonestStandFirst) {
    set("playing", entry(4, TableStatus::playing));
    set("full", entry(4));
    set("deserted", entry(0));
    set("waits-for-three", entry(1));
    set("waits-for-one", entry(3));
    set("newer", entry(3));
    EXPECT_EQ(shown(), "newer waits-for-one waits-for-three deserted full playing ");
    set("waits-for-three", entry(3));
    EXPECT_EQ(shown(), "newer waits-for-one waits-for-three deserted full playing ");
    set("deserted", entry(3));
    EXPECT_EQ(shown(), "newer waits-for-one waits-for-three deserted full playing ");
}

TEST_F(TableListTest, ManyTablesOfOneNetworkDoNotFillTheFirstPage) {
    set("annas", entry(1), "a");
    set("bens", entry(2), "b");
    for (int n = 0; n < 30; ++n) set("e" + std::to_string(n), entry(3), "e");
    set("carlas", entry(1), "c");
    set("annas-second", entry(3), "a");
    EXPECT_TRUE(shown().starts_with("e0 bens carlas annas annas-second e1 e2 ")) << shown();
    EXPECT_EQ(page({}).place.count, 34U);
}

TEST_F(TableListTest, ATableThatIsGoneLeavesItsTurnToTheNext) {
    for (const char* table : {"e0", "e1", "e2"}) set(table, entry(3), "e");
    set("annas", entry(1), "a");
    set("e0", std::nullopt);
    EXPECT_EQ(shown(), "annas e1 e2 ");
    set("e3", entry(3), "e");
    EXPECT_EQ(shown(), "e3 annas e1 e2 ");
    set("e3", entry(4, TableStatus::playing), "e");
    set("e2", entry(2), "e");
    EXPECT_EQ(shown(), "annas e1 e2 e3 ") << "those in other groups do not count";
    set("e4", entry(2), "e");
    EXPECT_EQ(shown(), "e4 annas e1 e2 e3 ");
}

TEST_F(TableListTest, OnlyWhatLooksDifferentIsNew) {
    EXPECT_FALSE(set("a", std::nullopt));
    EXPECT_TRUE(set("a", entry(1)));
    EXPECT_FALSE(set("a", entry(1)));
    EXPECT_TRUE(set("a", entry(2)));
    EXPECT_TRUE(set("a", std::nullopt));
    EXPECT_FALSE(set("a", std::nullopt));
    EXPECT_EQ(shown(), "");
    EXPECT_EQ(list_.row("a"), nullptr);
}

TEST_F(TableListTest, AReaderMayWantOneGameOrAFreeSeat) {
    set("a", entry(1));
    set("b", entry(4));
    set("c", entry(2, TableStatus::playing));
    set("d", entry(1, TableStatus::open, Ruleset::royale));
    EXPECT_EQ(shown({.ruleset = Ruleset::classic}), "a b c ");
    EXPECT_EQ(shown({.ruleset = {}, .free = true}), "d a ");
    EXPECT_EQ(shown({.ruleset = Ruleset::royale, .free = true}), "d ");
    EXPECT_EQ(shown({.ruleset = Ruleset::custom}), "");
}

TEST_F(TableListTest, APageHasAnEnd) {
    EXPECT_EQ(page({}).place, (protocol::LobbyPage{1, 1, 0}));
    for (int n = 0; n < 2 * protocol::kLobbyTables; ++n) set("t" + std::to_string(n), entry(1));
    EXPECT_EQ(page({}).place, (protocol::LobbyPage{1, 2, 40}));
    EXPECT_EQ(page({}).rows.front()->entry.table, "t39");
    set("one-more", entry(0));
    const auto last = page({.ruleset = {}, .page = 3});
    EXPECT_EQ(last.place, (protocol::LobbyPage{3, 3, 41}));
    ASSERT_EQ(last.rows.size(), 1U);
    EXPECT_EQ(last.rows[0]->entry.table, "one-more");
}

TEST_F(TableListTest, BehindTheLastPageIsTheLastPage) {
    for (int n = 0; n <= protocol::kLobbyTables; ++n) set("t" + std::to_string(n), entry(1));
    const auto where = list_.find({.ruleset = {}, .page = protocol::kLobbyPages});
    EXPECT_EQ(where.page, 2);
    set("t0", std::nullopt);
    EXPECT_EQ(list_.page(where).place, (protocol::LobbyPage{1, 1, 20}));
    EXPECT_EQ(list_.page(where).rows.size(), 20U);
}

}  // namespace
}  // namespace vegas::core
