#include "server/shell/net/doorkeeper.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

using core::TurnedAway;

class DoorkeeperTest : public testing::Test {
protected:
    core::Limits limits_;
    test::Parts parts_;
    Doorkeeper doorkeeper_{limits_,
                           parts_.loop,
                           parts_.log,
                           {.proxies = {"10.0.0.1", "10.1.0.0/16", "fd00::/8"},
                            .tcp_proxies = {"10.2.0.1"},
                            .unlimited = {"203.0.113.0/24"},
                            .origins = {"https://Example.org"}}};

    static std::string text(const Doorkeeper::Account& account) {
        return Admission::address_of(*account).text;
    }
    std::string account_of(const std::string& peer,
                           const std::vector<std::string_view>& forwarded_for = {}) {
        return text(doorkeeper_.account_of(doorkeeper_.admit(peer).value(), forwarded_for));
    }
    std::optional<TurnedAway> opens(std::string_view origin, std::string_view host) {
        auto visitor = doorkeeper_.admit("192.0.2.7").value();
        return doorkeeper_.opens_socket(visitor, visitor.account, origin, host);
    }
};

TEST_F(DoorkeeperTest, AnIPv4AddressStandsForItself) {
    EXPECT_EQ(account_of("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(account_of("::ffff:192.0.2.7"), "192.0.2.7");
}

TEST_F(DoorkeeperTest, AnIPv6AddressStandsForItsNetwork) {
    EXPECT_EQ(account_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(account_of("2001:db8:1:2::1"), "2001:db8:1:2::/64");
    EXPECT_EQ(account_of("2001:db8:1:3::1"), "2001:db8:1:3::/64");
    EXPECT_EQ(account_of("fe80::1%lo"), "fe80::/64");
}

TEST_F(DoorkeeperTest, ATrustedProxySpeaksForItsClient) {
    for (const char* proxy : {"10.0.0.1", "::ffff:10.0.0.1", "10.1.2.3", "fd00::7"}) {
        EXPECT_EQ(account_of(proxy, {"198.51.100.1"}), "198.51.100.1") << proxy;
    }
    EXPECT_EQ(account_of("10.0.0.1", {"198.51.100.1", "2001:db8::9"}), "2001:db8::/64");
}

TEST_F(DoorkeeperTest, WhatAClientHasWrittenItselfDoesNotCount) {
    EXPECT_EQ(account_of("10.0.0.1", {"203.0.113.9", "198.51.100.1", "10.1.0.2"}), "198.51.100.1");
    EXPECT_EQ(account_of("10.0.0.2", {"198.51.100.1"}), "10.0.0.2");
    EXPECT_EQ(account_of("192.0.2.7", {"198.51.100.1"}), "192.0.2.7");
}

TEST_F(DoorkeeperTest, AProxyThatNamesNobodyStandsForItself) {
    EXPECT_EQ(account_of("10.0.0.1"), "10.0.0.1");
    EXPECT_EQ(account_of("10.0.0.1", {"unknown"}), "10.0.0.1");
    EXPECT_EQ(account_of("10.0.0.1", {"198.51.100.1", "_hidden"}), "10.0.0.1");
    EXPECT_EQ(account_of("10.0.0.1", {"10.1.0.2"}), "10.0.0.1");
}

TEST_F(DoorkeeperTest, WhatIsNoNetworkIsNamed) {
    for (const char* wrong : {"", "10.0.0", "10.0.0.0/33", "proxy.example.org"}) {
        EXPECT_THROW(
            Doorkeeper(limits_, parts_.loop, parts_.log,
                       {.proxies = {wrong}, .tcp_proxies = {}, .unlimited = {}, .origins = {}}),
            std::runtime_error)
            << wrong;
    }
}

TEST_F(DoorkeeperTest, ASocketCountsAsLongAsItIsOpen) {
    limits_.sockets_per_address = 1;
    {
        const auto visitor = doorkeeper_.admit("192.0.2.7");
        EXPECT_TRUE(visitor);
        EXPECT_FALSE(doorkeeper_.admit("192.0.2.7"));
        EXPECT_TRUE(doorkeeper_.admit("192.0.2.8"));
    }
    EXPECT_TRUE(doorkeeper_.admit("192.0.2.7"));
}

TEST_F(DoorkeeperTest, SomeHaveNoLimits) {
    limits_.sockets_per_address = 0;
    EXPECT_TRUE(doorkeeper_.admit("203.0.113.9"));
    EXPECT_FALSE(doorkeeper_.admit("203.0.114.9"));
    auto proxy = doorkeeper_.admit("10.0.0.1").value();
    const std::vector<std::string_view> client{"203.0.113.9"};
    EXPECT_EQ(doorkeeper_.opens_socket(proxy, doorkeeper_.account_of(proxy, client), "", "h"),
              std::nullopt);
}

TEST_F(DoorkeeperTest, AWebSocketBehindAProxyCountsForItsClient) {
    limits_.sockets_per_address = 1;
    auto first = doorkeeper_.admit("10.0.0.1").value();
    auto second = doorkeeper_.admit("10.0.0.1").value();
    const std::vector<std::string_view> client{"198.51.100.1"};
    const auto account = doorkeeper_.account_of(first, client);
    EXPECT_EQ(doorkeeper_.opens_socket(first, account, "", "h"), std::nullopt);
    EXPECT_EQ(doorkeeper_.opens_socket(second, account, "", "h"), TurnedAway::sockets);
    EXPECT_FALSE(doorkeeper_.admit("198.51.100.1"));
}

TEST_F(DoorkeeperTest, PagesMayConnectToTheirOwnServer) {
    EXPECT_EQ(opens("http://localhost:8080", "localhost:8080"), std::nullopt);
    EXPECT_EQ(opens("https://VEGAS.example.org", "vegas.example.org"), std::nullopt);
    EXPECT_EQ(opens("http://localhost:8081", "localhost:8080"), TurnedAway::origin);
    EXPECT_EQ(opens("https://evil.example", "vegas.example.org"), TurnedAway::origin);
    EXPECT_EQ(opens("null", "localhost:8080"), TurnedAway::origin);
}

TEST_F(DoorkeeperTest, PagesOfNamedSitesMayConnect) {
    EXPECT_EQ(opens("https://example.org", "vegas.example.org"), std::nullopt);
    EXPECT_EQ(opens("http://example.org", "vegas.example.org"), TurnedAway::origin);
}

TEST_F(DoorkeeperTest, ProgramsWithoutAnOriginMayConnect) {
    EXPECT_EQ(opens("", "localhost:8080"), std::nullopt);
}

TEST_F(DoorkeeperTest, SilentWebSocketsAreBounded) {
    limits_.silent_per_address = 1;
    auto silent = doorkeeper_.admit("192.0.2.7").value();
    silent.socket->opened();
    EXPECT_EQ(opens("", "h"), TurnedAway::silent);
    EXPECT_EQ(doorkeeper_.count(TurnedAway::silent), 1U);
}

TEST_F(DoorkeeperTest, WhatTheCoreSaysCounts) {
    const auto account = doorkeeper_.admit("192.0.2.7")->account;
    for (int i = 0; i < 3; ++i) doorkeeper_.offended(account);
    EXPECT_FALSE(doorkeeper_.admit("192.0.2.7"));
    EXPECT_EQ(doorkeeper_.count(TurnedAway::for_a_while), 1U);
    doorkeeper_.turned_away({{"192.0.2.7"}, TurnedAway::tables});
    EXPECT_EQ(doorkeeper_.count(TurnedAway::tables), 1U);
}

TEST_F(DoorkeeperTest, ARequestThatWouldWaitForLongIsRefused) {
    limits_.requests_per_second = 1;
    const auto account = doorkeeper_.admit("192.0.2.7")->account;
    for (int i = 0; i < 10; ++i) EXPECT_EQ(doorkeeper_.wait_for_request(account, 1), 0);
    for (int i = 1; i <= 5; ++i) EXPECT_EQ(doorkeeper_.wait_for_request(account, 1), i * 1'000);
    EXPECT_EQ(doorkeeper_.wait_for_request(account, 1), std::nullopt);
    EXPECT_EQ(doorkeeper_.count(TurnedAway::requests), 1U);
}

}  // namespace
}  // namespace vegas::shell
