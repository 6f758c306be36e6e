#include "server/core/people/addresses.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

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

TEST_F(AddressesTest, MayHaveSoManySockets) {
    limits.sockets_per_address = 2;
    std::vector<Addresses::Socket> sockets;
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(addresses.arrives(*here, now));
        sockets.emplace_back(here);
    }
    EXPECT_EQ(addresses.arrives(*here, now), TurnedAway::sockets);
    EXPECT_FALSE(addresses.arrives(*addresses.at({"192.0.2.8"}, now), now));
    sockets.pop_back();
    EXPECT_FALSE(addresses.arrives(*here, now));
}

TEST_F(AddressesTest, MayComeSoOftenAMinute) {
    limits.arrivals_per_minute = 60;
    for (int i = 0; i < 60; ++i) EXPECT_FALSE(addresses.arrives(*here, now));
    EXPECT_EQ(addresses.arrives(*here, now), TurnedAway::arrivals);
    EXPECT_EQ(addresses.arrives(*here, now + 999), TurnedAway::arrivals);
    EXPECT_FALSE(addresses.arrives(*here, now + 1'000));
}

TEST_F(AddressesTest, MayHaveSoManySilentWebSockets) {
    limits.silent_per_address = 1;
    EXPECT_TRUE(addresses.may_open_socket(*here));
    Addresses::opened(*here);
    EXPECT_FALSE(addresses.may_open_socket(*here));
    Addresses::greeted(*here);
    EXPECT_TRUE(addresses.may_open_socket(*here));
}

TEST_F(AddressesTest, RequestsWaitForTheirTurn) {
    limits.requests_per_second = 10;
    for (int i = 0; i < 100; ++i) EXPECT_EQ(addresses.wait_for_request(*here, now), 0);
    EXPECT_EQ(addresses.wait_for_request(*here, now), 100);
    EXPECT_EQ(addresses.wait_for_request(*here, now, 20), 2'100);
    EXPECT_EQ(addresses.wait_for_request(*here, now + 2'200), 0);
}

TEST_F(AddressesTest, MessagesAreReadAtTheRateOfTheirNumberAndOfTheirBytes) {
    limits.address_messages_per_second = 10;
    limits.address_bytes_per_second = 1'000;
    for (int i = 0; i < 40; ++i) EXPECT_EQ(addresses.wait_for_bytes(*here, now, 1, 1), 0);
    EXPECT_EQ(addresses.wait_for_bytes(*here, now, 1, 1), 100);
    EXPECT_EQ(addresses.wait_for_bytes(*here, now + 100, 5'000, 0), 1'000);
}

TEST_F(AddressesTest, KnowTheirTablesAsLongAsTheyAreThere) {
    addresses.made_table(here, "t");
    addresses.made_table(here, "u");
    addresses.lost_table("t");
    addresses.lost_table("another");
    EXPECT_EQ(Addresses::tables_of(*here), std::set<std::string>{"u"});
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

TEST_F(AddressesTest, WhoGoesOnIsRefusedForAGrowingWhile) {
    const auto is_refused = [&](std::int64_t ms) {
        return addresses.arrives(*here, now + ms) == TurnedAway::for_a_while;
    };
    for (int i = 0; i < 2; ++i) {
        Addresses::offended(*here, now);
        EXPECT_FALSE(is_refused(0));
    }
    Addresses::offended(*here, now);
    EXPECT_TRUE(is_refused(9'999));
    EXPECT_FALSE(is_refused(10'000));
    Addresses::offended(*here, now);
    EXPECT_TRUE(is_refused(19'999));
    EXPECT_FALSE(is_refused(20'000));
    for (int i = 0; i < 100; ++i) Addresses::offended(*here, now);
    EXPECT_TRUE(is_refused(599'999));
    EXPECT_FALSE(is_refused(600'000));
    Addresses::offended(*here, now + 3'600'000);  // an hour later it is the first again
    EXPECT_FALSE(is_refused(3'600'000));
}

TEST_F(AddressesTest, TheLogIsToldOnceAMinute) {
    EXPECT_EQ(addresses.turned_away(*here, TurnedAway::sockets, now),
              "event=turned_away why=too_many_sockets address=192.0.2.7 times=1");
    for (int i = 0; i < 41; ++i) {
        EXPECT_FALSE(addresses.turned_away(*here, TurnedAway::arrivals, now + 59'999));
    }
    EXPECT_EQ(addresses.turned_away(*here, TurnedAway::tables, now + 60'000),
              "event=turned_away why=table_limit address=192.0.2.7 times=42");
    EXPECT_EQ(addresses.count(TurnedAway::arrivals), 41U);
    EXPECT_EQ(addresses.count(TurnedAway::tables), 1U);
}

TEST_F(AddressesTest, AreForgottenWhenNothingIsHeldAgainstThem) {
    constexpr std::int64_t kLater = 600'000;
    const auto left = [&](std::int64_t ms) {
        addresses.sweep(now + ms);
        return addresses.size();
    };
    EXPECT_EQ(left(kLater), 1U);  // somebody has it
    {
        const Addresses::Socket socket(std::move(here));
        EXPECT_EQ(left(kLater), 1U);
    }
    EXPECT_EQ(left(kLater - 1), 1U);
    EXPECT_EQ(left(kLater), 0U);
    Addresses::offended(*addresses.at(kHere, now), now);
    EXPECT_EQ(left(kLater), 1U);
    EXPECT_EQ(left(3'600'000), 0U);
    addresses.made_table(addresses.at(kHere, now), "t");
    EXPECT_EQ(left(3'600'000), 1U);
    addresses.lost_table("t");
    EXPECT_EQ(left(3'600'000), 0U);
}

TEST_F(AddressesTest, ASocketMayOutliveThemAll) {
    auto all = std::make_unique<Addresses>(limits);
    const Addresses::Socket socket(all->at(kHere, now));
    all.reset();
    EXPECT_EQ(Addresses::address_of(*socket.account()), kHere);
}

}  // namespace
}  // namespace vegas::core
