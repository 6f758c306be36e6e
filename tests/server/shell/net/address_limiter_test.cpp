#include "server/shell/net/address_limiter.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <tuple>
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
    const auto refusal = accounts.admit_connection(*here, now).error();
    EXPECT_EQ(refusal.why, RejectReason::sockets);
    EXPECT_EQ(refusal.retry_after_ms, 5'000);
    EXPECT_TRUE(accounts.admit_connection(*accounts.account_at({"192.0.2.8"}, now), now));
    sockets.pop_back();
    EXPECT_TRUE(accounts.admit_connection(*here, now));
}

TEST_F(AddressLimiterTest, MayComeSoOftenAMinute) {
    limits.arrivals_per_minute = 60;
    for (int i = 0; i < 60; ++i) EXPECT_TRUE(accounts.admit_connection(*here, now));
    EXPECT_EQ(accounts.admit_connection(*here, now).error().why, RejectReason::arrivals);
    EXPECT_EQ(accounts.admit_connection(*here, now + 999).error().why, RejectReason::arrivals);
    EXPECT_TRUE(accounts.admit_connection(*here, now + 1'000));
}

TEST_F(AddressLimiterTest, ARefusedConnectionHearsWhenToComeBack) {
    limits.arrivals_per_minute = 2;
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(accounts.admit_connection(*here, now));
    EXPECT_EQ(accounts.admit_connection(*here, now).error().retry_after_ms, 30'000);
    EXPECT_EQ(accounts.admit_connection(*here, now + 29'000).error().retry_after_ms, 5'000);
}

TEST_F(AddressLimiterTest, SoManyRefusalsAreAnsweredASecond) {
    limits.sockets_per_address = 0;
    const auto answered = [&](std::int64_t ms) {
        int times = 0;
        for (int i = 0; i < 100; ++i) {
            times += accounts.admit_connection(*here, now + ms).error().is_answered ? 1 : 0;
        }
        return times;
    };
    EXPECT_EQ(answered(0), 20);
    EXPECT_EQ(answered(1'000), 10);
    EXPECT_TRUE(accounts.admit_connection(*accounts.account_at({"192.0.2.8"}, now), now)
                    .error()
                    .is_answered);
}

TEST_F(AddressLimiterTest, MayHaveSoManySilentWebSockets) {
    limits.silent_per_address = 1;
    EXPECT_TRUE(accounts.admit_websocket(*here));
    for (const bool greets : {true, false}) {
        AddressLimiter::CountedSocket socket(here);
        socket.on_upgrade();
        EXPECT_EQ(accounts.admit_websocket(*here).error().why, RejectReason::silent);
        if (greets) socket.on_hello();
        EXPECT_EQ(accounts.admit_websocket(*here).has_value(), greets);
    }
    EXPECT_TRUE(accounts.admit_websocket(*here)) << "it is gone";
}

TEST_F(AddressLimiterTest, TheNetworksAroundItMayHaveTwiceAndThreeTimesAsMuch) {
    limits.sockets_per_address = 2;
    limits.silent_per_address = 2;
    std::vector<AddressLimiter::CountedSocket> sockets;
    const auto open = [&](const char* address) {
        const auto account = accounts.account_at({address}, now);
        while (accounts.admit_connection(*account, now)) {
            EXPECT_TRUE(accounts.admit_websocket(*account));
            sockets.emplace_back(account);
            sockets.back().on_upgrade();
        }
        EXPECT_FALSE(accounts.admit_websocket(*account));
        return sockets.size();
    };
    EXPECT_EQ(open("2001:db8:1:200::/64"), 2U);
    EXPECT_EQ(open("2001:db8:1:201::/64"), 4U);
    EXPECT_EQ(open("2001:db8:1:202::/64"), 4U) << "a /56 has four";
    EXPECT_EQ(open("2001:db8:1:300::/64"), 6U);
    EXPECT_EQ(open("2001:db8:1:400::/64"), 6U) << "a /48 has six";
    EXPECT_EQ(open("2001:db8:2:200::/64"), 8U);
    EXPECT_EQ(open("192.0.2.7"), 10U);
    sockets.clear();
    EXPECT_EQ(open("2001:db8:1:200::/64"), 2U);
}

TEST_F(AddressLimiterTest, TheNeighboursOfAnUnlimitedAddressHaveTheirOwnShare) {
    limits.sockets_per_address = 1;
    const auto unlimited = accounts.account_at({"2001:db8:1:200::/64"}, now);
    AddressLimiter::set_unlimited(*unlimited, true);
    std::vector<AddressLimiter::CountedSocket> sockets;
    for (int i = 0; i < 9; ++i) sockets.emplace_back(unlimited);
    EXPECT_TRUE(accounts.admit_connection(*accounts.account_at({"2001:db8:1:201::/64"}, now), now));
}

TEST_F(AddressLimiterTest, TheLastConnectionsAreForThoseWhoHaveHardlyAny) {
    limits.connections = 100;
    limits.sockets_of_newcomer = 2;
    std::vector<AddressLimiter::CountedSocket> sockets;
    for (int i = 0; i < 90; ++i) {
        ASSERT_TRUE(accounts.admit_connection(*here, now)) << i;
        sockets.emplace_back(here);
    }
    EXPECT_EQ(accounts.admit_connection(*here, now).error().why, RejectReason::sockets);
    const auto newcomer = accounts.account_at({"192.0.2.8"}, now);
    for (int i = 0; i < 2; ++i) {
        EXPECT_TRUE(accounts.admit_connection(*newcomer, now));
        sockets.emplace_back(newcomer);
    }
    EXPECT_EQ(accounts.admit_connection(*newcomer, now).error().why, RejectReason::sockets);
    sockets.clear();
    EXPECT_TRUE(accounts.admit_connection(*newcomer, now));
}

TEST_F(AddressLimiterTest, RequestsAndMessagesCountForTheNetworksAroundIt) {
    limits.requests_per_second = limits.address_messages_per_second = 10;
    const auto delays = [&](const char* address) {
        const auto account = accounts.account_at({address}, now);
        for (int i = 0; i < 100; ++i) (void)accounts.request_delay(*account, now);
        AddressLimiter::CountedSocket socket(account);
        return accounts.read_delay(socket, now, 1, 40);
    };
    EXPECT_EQ(delays("2001:db8:1:200::/64"), 0);
    EXPECT_EQ(delays("2001:db8:1:201::/64"), 0);
    EXPECT_GT(delays("2001:db8:1:202::/64"), 0);
    const auto last = accounts.account_at({"2001:db8:1:203::/64"}, now);
    EXPECT_NE(accounts.request_delay(*last, now), 0);
    EXPECT_EQ(delays("2001:db8:2:200::/64"), 0);
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
    AddressLimiter::CountedSocket socket(here);
    for (int i = 0; i < 40; ++i) EXPECT_EQ(accounts.read_delay(socket, now, 1, 1), 0);
    EXPECT_EQ(accounts.read_delay(socket, now, 1, 1), 100);
    EXPECT_EQ(accounts.read_delay(socket, now + 100, 20'000, 0), 16'000);
}

TEST_F(AddressLimiterTest, AConnectionThatKeepsToItsPartWaitsForNoNeighbour) {
    limits.address_messages_per_second = 10;
    limits.address_bytes_per_second = 1'000;
    AddressLimiter::CountedSocket honest(here), greedy(here);
    for (int i = 0; i < 100; ++i) std::ignore = accounts.read_delay(greedy, now, 1'000, 1);
    EXPECT_EQ(accounts.read_delay(honest, now, 100, 1), 0);
    EXPECT_GT(accounts.read_delay(greedy, now, 1, 1), 90'000);
    // Its part is half of the address's rate: five a second, and 20 at once.
    for (int i = 0; i < 19; ++i) EXPECT_EQ(accounts.read_delay(honest, now, 10, 1), 0);
    EXPECT_GT(accounts.read_delay(honest, now, 10, 1), 0);
    EXPECT_EQ(accounts.read_delay(honest, now + 1'000, 10, 1), 0);
}

TEST_F(AddressLimiterTest, PingsAreReadAtARateAndSlowNobodyElse) {
    const auto delay = [&](AddressLimiter::CountedSocket& socket, std::size_t frames) {
        return AddressLimiter::extra_frames_delay(socket, now, frames);
    };
    AddressLimiter::CountedSocket flood(here), another(here), honest(here);
    EXPECT_EQ(delay(flood, 50), 0);
    EXPECT_EQ(delay(flood, 200), 0);
    EXPECT_EQ(delay(flood, 100), 1'000);
    EXPECT_EQ(delay(another, 100), 2'000) << "they share the rate";
    for (int i = 0; i < 50; ++i) EXPECT_EQ(delay(honest, 1), 0);
    EXPECT_EQ(accounts.read_delay(honest, now, 100, 1), 0);
    EXPECT_EQ(delay(flood, 0), 0) << "it has waited";
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

TEST_F(AddressLimiterTest, TheLogIsToldThreeTimesAMinuteOfAllAddressesOfANetwork) {
    const auto note_all = [&](core::TimePoint at) {
        std::vector<std::string> lines;
        for (int n = 0; n < 512; ++n) {
            const std::string bits = std::to_string(n / 256) + std::to_string(100 + n % 90);
            const auto one = accounts.account_at({"2001:db8:1:" + bits + "::/64"}, at);
            if (auto line = accounts.note_rejection(*one, RejectReason::arrivals, at)) {
                lines.push_back(*std::move(line));
            }
        }
        return lines;
    };
    const auto lines = note_all(now);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_TRUE(lines.back().ends_with(" times=255")) << lines.back();
    EXPECT_TRUE(note_all(now + 10'000).empty());
    const auto later = note_all(now + 61'000);
    ASSERT_EQ(later.size(), 3U);
    EXPECT_TRUE(later.front().ends_with(" times=768")) << "nobody is left out";
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
}

TEST_F(AddressLimiterTest, ASocketMayOutliveThemAll) {
    auto all = std::make_unique<AddressLimiter>(limits);
    const AddressLimiter::CountedSocket socket(all->account_at(kHere, now));
    all.reset();
    EXPECT_EQ(AddressLimiter::address_of(*socket.account()), kHere);
}

}  // namespace
}  // namespace vegas::shell
