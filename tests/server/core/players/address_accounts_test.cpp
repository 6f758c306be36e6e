#include "server/core/players/address_accounts.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

namespace vegas::core {
namespace {

const Address kHere{"192.0.2.7"};

class AddressesTest : public testing::Test {
protected:
    Limits limits;
    AddressAccounts addresses{limits};
    TimePoint now{1'000'000};
    AddressAccounts::Ref here = addresses.account_of(kHere, now);
};

TEST_F(AddressesTest, HaveOneAccountEach) {
    EXPECT_EQ(addresses.account_of(kHere, now), here);
    EXPECT_NE(addresses.account_of({"192.0.2.8"}, now), here);
}

TEST_F(AddressesTest, KnowTheirTablesAsLongAsTheyAreThere) {
    addresses.add_table(here, "t");
    addresses.add_table(here, "u");
    addresses.remove_table("t");
    addresses.remove_table("another");
    EXPECT_EQ(here->tables, std::set<std::string>{"u"});
}

TEST_F(AddressesTest, MayGuessWrongSoOftenAMinute) {
    limits.wrong_guesses_per_minute = 2;
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(addresses.guess_wait_ms(*here, now));
        addresses.count_wrong_guess(*here, now);
    }
    EXPECT_EQ(addresses.guess_wait_ms(*here, now), 30'000);
    EXPECT_FALSE(addresses.guess_wait_ms(*here, now + 30'000));
    EXPECT_FALSE(addresses.guess_wait_ms(*here, now + 30'000));  // a right guess costs nothing
}

TEST_F(AddressesTest, MayChangeSoMuchAMinute) {
    limits.changes_per_minute = 2;
    EXPECT_FALSE(addresses.charge_change(*here, now));
    EXPECT_FALSE(addresses.charge_change(*here, now));
    EXPECT_EQ(addresses.charge_change(*here, now), 30'000);
    EXPECT_FALSE(addresses.charge_change(*addresses.account_of({"192.0.2.8"}, now), now));
    EXPECT_FALSE(addresses.charge_change(*here, now + 30'000));
    here->unlimited = true;
    EXPECT_FALSE(addresses.charge_change(*here, now + 30'000));
}

TEST_F(AddressesTest, AreForgottenWhenNothingIsHeldAgainstThem) {
    constexpr std::int64_t kLater = 600'000;
    const auto left = [&](std::int64_t ms) {
        addresses.evict_idle(now + ms);
        return addresses.size();
    };
    EXPECT_EQ(left(kLater), 1U);  // somebody has it
    addresses.add_table(std::exchange(here, nullptr), "t");
    EXPECT_EQ(left(kLater), 1U);
    addresses.remove_table("t");
    EXPECT_EQ(left(kLater - 1), 1U);
    EXPECT_EQ(left(kLater), 0U);
}

}  // namespace
}  // namespace vegas::core
