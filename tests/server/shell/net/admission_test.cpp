#include "server/shell/net/admission.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <vector>

namespace vegas::shell {
namespace {

using core::TurnedAway;

const core::Address kHere{"192.0.2.7"};

class AdmissionTest : public testing::Test {
protected:
    core::Limits limits;
    Admission accounts{limits};
    core::TimePoint now{1'000'000};
    Admission::Ref here = accounts.at(kHere, now);
};

TEST_F(AdmissionTest, MayHaveSoManySockets) {
    limits.sockets_per_address = 2;
    std::vector<Admission::Socket> sockets;
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(accounts.arrives(*here, now));
        sockets.emplace_back(here);
    }
    EXPECT_EQ(accounts.arrives(*here, now), TurnedAway::sockets);
    EXPECT_FALSE(accounts.arrives(*accounts.at({"192.0.2.8"}, now), now));
    sockets.pop_back();
    EXPECT_FALSE(accounts.arrives(*here, now));
}

TEST_F(AdmissionTest, MayComeSoOftenAMinute) {
    limits.arrivals_per_minute = 60;
    for (int i = 0; i < 60; ++i) EXPECT_FALSE(accounts.arrives(*here, now));
    EXPECT_EQ(accounts.arrives(*here, now), TurnedAway::arrivals);
    EXPECT_EQ(accounts.arrives(*here, now + 999), TurnedAway::arrivals);
    EXPECT_FALSE(accounts.arrives(*here, now + 1'000));
}

TEST_F(AdmissionTest, MayHaveSoManySilentWebSockets) {
    limits.silent_per_address = 1;
    EXPECT_TRUE(accounts.may_open_socket(*here));
    for (const bool greets : {true, false}) {
        Admission::Socket socket(here);
        socket.opened();
        EXPECT_FALSE(accounts.may_open_socket(*here));
        if (greets) socket.greeted();
        EXPECT_EQ(accounts.may_open_socket(*here), greets);
    }
    EXPECT_TRUE(accounts.may_open_socket(*here)) << "it is gone";
}

TEST_F(AdmissionTest, RequestsWaitForTheirTurn) {
    limits.requests_per_second = 10;
    for (int i = 0; i < 100; ++i) EXPECT_EQ(accounts.wait_for_request(*here, now), 0);
    EXPECT_EQ(accounts.wait_for_request(*here, now), 100);
    EXPECT_EQ(accounts.wait_for_request(*here, now, 20), 2'100);
    EXPECT_EQ(accounts.wait_for_request(*here, now + 2'200), 0);
}

TEST_F(AdmissionTest, MessagesAreReadAtTheRateOfTheirNumberAndOfTheirBytes) {
    limits.address_messages_per_second = 10;
    limits.address_bytes_per_second = 1'000;
    for (int i = 0; i < 40; ++i) EXPECT_EQ(accounts.wait_for_bytes(*here, now, 1, 1), 0);
    EXPECT_EQ(accounts.wait_for_bytes(*here, now, 1, 1), 100);
    EXPECT_EQ(accounts.wait_for_bytes(*here, now + 100, 5'000, 0), 1'000);
}

TEST_F(AdmissionTest, WhoGoesOnIsRefusedForAGrowingWhile) {
    const auto is_refused = [&](std::int64_t ms) {
        return accounts.arrives(*here, now + ms) == TurnedAway::for_a_while;
    };
    for (int i = 0; i < 2; ++i) {
        Admission::offended(*here, now);
        EXPECT_FALSE(is_refused(0));
    }
    Admission::offended(*here, now);
    EXPECT_TRUE(is_refused(9'999));
    EXPECT_FALSE(is_refused(10'000));
    Admission::offended(*here, now);
    EXPECT_TRUE(is_refused(19'999));
    EXPECT_FALSE(is_refused(20'000));
    for (int i = 0; i < 100; ++i) Admission::offended(*here, now);
    EXPECT_TRUE(is_refused(599'999));
    EXPECT_FALSE(is_refused(600'000));
    Admission::offended(*here, now + 3'600'000);  // an hour later it is the first again
    EXPECT_FALSE(is_refused(3'600'000));
}

TEST_F(AdmissionTest, TheLogIsToldOnceAMinute) {
    EXPECT_EQ(accounts.turned_away(*here, TurnedAway::sockets, now),
              "event=turned_away why=too_many_sockets address=192.0.2.7 times=1");
    for (int i = 0; i < 41; ++i) {
        EXPECT_FALSE(accounts.turned_away(*here, TurnedAway::arrivals, now + 59'999));
    }
    EXPECT_EQ(accounts.turned_away(*here, TurnedAway::tables, now + 60'000),
              "event=turned_away why=table_limit address=192.0.2.7 times=42");
    EXPECT_EQ(accounts.count(TurnedAway::arrivals), 41U);
    EXPECT_EQ(accounts.count(TurnedAway::tables), 1U);
}

TEST_F(AdmissionTest, AreForgottenWhenNothingIsHeldAgainstThem) {
    constexpr std::int64_t kLater = 600'000;
    const auto left = [&](std::int64_t ms) {
        accounts.sweep(now + ms);
        return accounts.size();
    };
    EXPECT_EQ(left(kLater), 1U);  // somebody has it
    {
        const Admission::Socket socket(std::move(here));
        EXPECT_EQ(left(kLater), 1U);
    }
    EXPECT_EQ(left(kLater - 1), 1U);
    EXPECT_EQ(left(kLater), 0U);
    Admission::offended(*accounts.at(kHere, now), now);
    EXPECT_EQ(left(kLater), 1U);
    EXPECT_EQ(left(3'600'000), 0U);
}

TEST_F(AdmissionTest, ASocketMayOutliveThemAll) {
    auto all = std::make_unique<Admission>(limits);
    const Admission::Socket socket(all->at(kHere, now));
    all.reset();
    EXPECT_EQ(Admission::address_of(*socket.account()), kHere);
}

}  // namespace
}  // namespace vegas::shell
