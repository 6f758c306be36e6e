#include "server/core/state/table_directory.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "tests/support/table_life.hpp"

namespace vegas::core {
namespace {

class TableDirectoryTest : public testing::Test {
protected:
    Table& add(const std::string& id) {
        const TableConfig config{.id = id,
                                 .invite = "invite of " + id,
                                 .setup = {.ruleset = Ruleset::classic, .seats = 2},
                                 .founder = test::person(1)};
        return tables_.add(std::make_unique<Table>(config, limits_, entropy_, TimePoint{}));
    }

    Limits limits_;
    test::FixedEntropy entropy_{1};
    TableDirectory tables_;
};

TEST_F(TableDirectoryTest, ATableStandsInOneOfFourWays) {
    add("running");
    add("frozen").journal().freeze({});
    tables_.set_aside("broken");
    EXPECT_EQ(tables_.health("running"), TableHealth::running);
    EXPECT_EQ(tables_.health("frozen"), TableHealth::frozen);
    EXPECT_EQ(tables_.health("broken"), TableHealth::set_aside);
    EXPECT_EQ(tables_.health("unheard of"), TableHealth::unknown);
    EXPECT_EQ(tables_.size(), 2U);
    EXPECT_EQ(tables_.set_aside_count(), 1U);
}

TEST_F(TableDirectoryTest, ATableThatWasRestoredIsNoLongerSetAside) {
    tables_.set_aside("broken");
    add("broken");
    EXPECT_EQ(tables_.health("broken"), TableHealth::running);
    EXPECT_EQ(tables_.set_aside_count(), 0U);
}

TEST_F(TableDirectoryTest, AnInviteLeadsToItsTableAsLongAsThatIsHere) {
    Table& one = add("one");
    Table& two = add("two");
    EXPECT_EQ(tables_.find_by_invite("invite of one"), &one);
    EXPECT_EQ(tables_.find_by_invite("invite of two"), &two);
    EXPECT_EQ(tables_.find_by_invite(""), nullptr);
    tables_.remove("one");
    EXPECT_EQ(tables_.find_by_invite("invite of one"), nullptr);
    EXPECT_EQ(tables_.find("one"), nullptr);
    EXPECT_EQ(tables_.find("two"), &two);
    tables_.remove("one");
    EXPECT_EQ(tables_.size(), 1U);
}

}  // namespace
}  // namespace vegas::core
