#include "server/shell/net/address_limiter.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <utility>
#include <vector>

namespace vegas::shell {
namespace {

using core::RejectReason;

const core::Address kHere{"192.0.2.7"};

class AddressLimiterTest : public testing::Test {
protected:
    core::Limits limits;
    AddressLimiter accounts{limits};
    core::TimePoint now{1'000'000};
    AddressLimiter::Ref here = accounts.account_at(kHere, now);
};

TEST_F(AddressLimiterTest, MayHaveSoManySockets) {
    limits.sockets_per_address = 2;
    std::vector<AddressLimiter::CountedSocket> sockets;
    for (int i = 0; i < 2; ++i) {
        EXPECT_TRUE(accounts.admit_connection(*here, now));
        sockets.emplace_back(here);
    }
    EXPECT_EQ(accounts.admit_connection(*here, now).error(), RejectReason::sockets);
    EXPECT_TRUE(accounts.admit_connection(*accounts.account_at({"192.0.2.8"}, now), now));
    sockets.pop_back();
    EXPECT_TRUE(accounts.admit_connection(*here, now));
}

TEST_F(AddressLimiterTest, MayComeSoOftenAMinute) {
    limits.arrivals_per_minute = 60;
    for (int i = 0; i < 60; ++i) EXPECT_TRUE(accounts.admit_connection(*here, now));
    EXPECT_EQ(accounts.admit_connection(*here, now).error(), RejectReason::arrivals);
    EXPECT_EQ(accounts.admit_connection(*here, now + 999).error(), RejectReason::arrivals);
    EXPECT_TRUE(accounts.admit_connection(*here, now + 1'000));
}

TEST_F(AddressLimiterTest, MayHaveSoManySilentWebSockets) {
    limits.silent_per_address = 1;
    EXPECT_TRUE(accounts.may_open_websocket(*here));
    for (const bool greets : {true, false}) {
        AddressLimiter::CountedSocket socket(here);
        socket.on_upgrade();
        EXPECT_FALSE(accounts.may_open_websocket(*here));
        if (greets) socket.on_hello();
        EXPECT_EQ(accounts.may_open_websocket(*here), greets);
    }
    EXPECT_TRUE(accounts.may_open_websocket(*here)) << "it is gone";
}

TEST_F(AddressLimiterTest, RequestsWaitForTheirTurn) {
    limits.requests_per_second = 10;
    for (int i = 0; i < 100; ++i) EXPECT_EQ(accounts.request_delay(*here, now), 0);
    EXPECT_EQ(accounts.request_delay(*here, now), 100);
    EXPECT_EQ(accounts.request_delay(*here, now, 20), 2'100);
    EXPECT_EQ(accounts.request_delay(*here, now + 2'200), 0);
}

TEST_F(AddressLimiterTest, MessagesAreReadAtTheRateOfTheirNumberAndOfTheirBytes) {
    limits.address_messages_per_second = 10;
    limits.address_bytes_per_second = 1'000;
    for (int i = 0; i < 40; ++i) EXPECT_EQ(accounts.read_delay(*here, now, 1, 1), 0);
    EXPECT_EQ(accounts.read_delay(*here, now, 1, 1), 100);
    EXPECT_EQ(accounts.read_delay(*here, now + 100, 5'000, 0), 1'000);
}

TEST_F(AddressLimiterTest, WhoGoesOnIsRefusedForAGrowingWhile) {
    const auto is_refused = [&](std::int64_t ms) {
        const auto admitted = accounts.admit_connection(*here, now + ms);
        return !admitted && admitted.error() == RejectReason::blocked_for_a_while;
    };
    for (int i = 0; i < 2; ++i) {
        AddressLimiter::note_offence(*here, now);
        EXPECT_FALSE(is_refused(0));
    }
    AddressLimiter::note_offence(*here, now);
    EXPECT_TRUE(is_refused(9'999));
    EXPECT_FALSE(is_refused(10'000));
    AddressLimiter::note_offence(*here, now);
    EXPECT_TRUE(is_refused(19'999));
    EXPECT_FALSE(is_refused(20'000));
    for (int i = 0; i < 100; ++i) AddressLimiter::note_offence(*here, now);
    EXPECT_TRUE(is_refused(599'999));
    EXPECT_FALSE(is_refused(600'000));
    AddressLimiter::note_offence(*here, now + 3'600'000);  // an hour later it is the first again
    EXPECT_FALSE(is_refused(3'600'000));
}

TEST_F(AddressLimiterTest, TheLogIsToldOnceAMinute) {
    EXPECT_EQ(accounts.note_rejection(*here, RejectReason::sockets, now),
              "event=turned_away why=too_many_sockets address=192.0.2.7 times=1");
    for (int i = 0; i < 41; ++i) {
        EXPECT_FALSE(accounts.note_rejection(*here, RejectReason::arrivals, now + 59'999));
    }
    EXPECT_EQ(accounts.note_rejection(*here, RejectReason::tables, now + 60'000),
              "event=turned_away why=table_limit address=192.0.2.7 times=42");
    EXPECT_EQ(accounts.count(RejectReason::arrivals), 41U);
    EXPECT_EQ(accounts.count(RejectReason::tables), 1U);
}

TEST_F(AddressLimiterTest, AreForgottenWhenNothingIsHeldAgainstThem) {
    constexpr std::int64_t kLater = 600'000;
    const auto left = [&](std::int64_t ms) {
        accounts.sweep(now + ms);
        return accounts.size();
    };
    EXPECT_EQ(left(kLater), 1U);  // somebody has it
    {
        const AddressLimiter::CountedSocket socket(std::move(here));
        EXPECT_EQ(left(kLater), 1U);
    }
    EXPECT_EQ(left(kLater - 1), 1U);
    EXPECT_EQ(left(kLater), 0U);
    AddressLimiter::note_offence(*accounts.account_at(kHere, now), now);
    EXPECT_EQ(left(kLater), 1U);
    EXPECT_EQ(left(3'600'000), 0U);
}

TEST_F(AddressLimiterTest, ASocketMayOutliveThemAll) {
    auto all = std::make_unique<AddressLimiter>(limits);
    const AddressLimiter::CountedSocket socket(all->account_at(kHere, now));
    all.reset();
    EXPECT_EQ(AddressLimiter::address_of(*socket.account()), kHere);
}

}  // namespace
}  // namespace vegas::shell
