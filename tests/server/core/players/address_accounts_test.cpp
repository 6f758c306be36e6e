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

TEST_F(AddressesTest, CountForTheNetworksAroundThem) {
    const auto one = addresses.account_of({"2001:db8:1:200::/64"}, now);
    const auto neighbour = addresses.account_of({"2001:db8:1:2ff::/64"}, now);
    const auto farther = addresses.account_of({"2001:db8:1:300::/64"}, now);
    const auto other = addresses.account_of({"2001:db8:2:200::/64"}, now);
    EXPECT_EQ(one->wider, neighbour->wider);
    EXPECT_NE(one->wider, farther->wider);
    EXPECT_EQ(&one->network(), &farther->network());
    EXPECT_NE(&one->network(), &other->network());
    EXPECT_EQ(&here->network(), here.get());
    EXPECT_EQ(addresses.pseudonym_of_network(*one), addresses.pseudonym_of_network(*farther));
    EXPECT_NE(addresses.pseudonym_of(*one), addresses.pseudonym_of(*farther));
    addresses.add_table(one, "t");
    EXPECT_TRUE(farther->tables.empty());
    EXPECT_EQ(farther->network().tables, std::set<std::string>{"t"});
    addresses.remove_table("t");
    EXPECT_TRUE(farther->network().tables.empty());
}

TEST_F(AddressesTest, OfOneNetworkOfFiftySixBitsMayDoTwiceAndOfFortyEightThreeTimesAsMuch) {
    limits.changes_per_minute = limits.wrong_guesses_per_minute = 10;
    const auto changes = [&](const std::string& third, int accounts) {
        int done = 0;
        for (int n = 0; n < accounts; ++n) {
            const auto account =
                addresses.account_of({"2001:db8:1:" + third + std::to_string(n) + "::/64"}, now);
            for (int i = 0; i < 20; ++i) done += addresses.charge_change(*account, now) ? 0 : 1;
        }
        return done;
    };
    EXPECT_EQ(changes("20", 1), 10);
    EXPECT_EQ(changes("20", 10), 10) << "twenty of the whole household";
    EXPECT_EQ(changes("30", 10), 10) << "thirty of the whole site";
    EXPECT_EQ(changes("40", 10), 0);
    const auto first = addresses.account_of({"2001:db8:1:200::/64"}, now);
    const auto last = addresses.account_of({"2001:db8:1:201::/64"}, now);
    for (int i = 0; i < 20; ++i) addresses.count_wrong_guess(*first, now);
    EXPECT_TRUE(addresses.guess_wait_ms(*last, now)) << "it has guessed nothing itself";
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
