#include "server/core/people/addresses.hpp"

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
    Addresses addresses{limits};
    TimePoint now{1'000'000};
    Addresses::Ref here = addresses.at(kHere, now);
};

TEST_F(AddressesTest, HaveOneAccountEach) {
    EXPECT_EQ(addresses.at(kHere, now), here);
    EXPECT_NE(addresses.at({"192.0.2.8"}, now), here);
}

TEST_F(AddressesTest, KnowTheirTablesAsLongAsTheyAreThere) {
    addresses.made_table(here, "t");
    addresses.made_table(here, "u");
    addresses.lost_table("t");
    addresses.lost_table("another");
    EXPECT_EQ(here->tables, std::set<std::string>{"u"});
}

TEST_F(AddressesTest, MayGuessWrongSoOftenAMinute) {
    limits.wrong_guesses_per_minute = 2;
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(addresses.wait_to_guess(*here, now));
        addresses.guessed_wrong(*here, now);
    }
    EXPECT_EQ(addresses.wait_to_guess(*here, now), 30'000);
    EXPECT_FALSE(addresses.wait_to_guess(*here, now + 30'000));
    EXPECT_FALSE(addresses.wait_to_guess(*here, now + 30'000));  // a right guess costs nothing
}

TEST_F(AddressesTest, AreForgottenWhenNothingIsHeldAgainstThem) {
    constexpr std::int64_t kLater = 600'000;
    const auto left = [&](std::int64_t ms) {
        addresses.sweep(now + ms);
        return addresses.size();
    };
    EXPECT_EQ(left(kLater), 1U);  // somebody has it
    addresses.made_table(std::exchange(here, nullptr), "t");
    EXPECT_EQ(left(kLater), 1U);
    addresses.lost_table("t");
    EXPECT_EQ(left(kLater - 1), 1U);
    EXPECT_EQ(left(kLater), 0U);
}

}  // namespace
}  // namespace vegas::core
