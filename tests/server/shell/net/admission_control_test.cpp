#include "server/shell/net/admission_control.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

using core::RejectReason;

class AdmissionControlTest : public testing::Test {
protected:
    core::Limits limits_;
    test::Parts parts_;
    AdmissionControl admission_{limits_,
                                parts_.loop,
                                parts_.log,
                                {.proxies = {"10.0.0.1", "10.1.0.0/16", "fd00::/8"},
                                 .tcp_proxies = {"10.2.0.1"},
                                 .unlimited = {"203.0.113.0/24"},
                                 .origins = {"https://Example.org"}}};

    static std::string text(const AdmissionControl::Account& account) {
        return AddressLimiter::address_of(*account).text;
    }
    std::string account_of(const std::string& peer,
                           const std::vector<std::string_view>& forwarded_for = {}) {
        return text(admission_.account_of(admission_.admit(peer).value(), forwarded_for));
    }
    // Why it is refused.
    std::optional<RejectReason> opens(std::string_view origin, std::string_view host) {
        auto client = admission_.admit("192.0.2.7").value();
        const auto admitted = admission_.admit_websocket(client, client.account, origin, host);
        return admitted ? std::nullopt : std::optional(admitted.error());
    }
};

TEST_F(AdmissionControlTest, AnIPv4AddressStandsForItself) {
    EXPECT_EQ(account_of("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(account_of("::ffff:192.0.2.7"), "192.0.2.7");
}

TEST_F(AdmissionControlTest, AnIPv6AddressStandsForItsNetwork) {
    EXPECT_EQ(account_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(account_of("2001:db8:1:2::1"), "2001:db8:1:2::/64");
    EXPECT_EQ(account_of("2001:db8:1:3::1"), "2001:db8:1:3::/64");
    EXPECT_EQ(account_of("fe80::1%lo"), "fe80::/64");
}

TEST_F(AdmissionControlTest, ATrustedProxySpeaksForItsClient) {
    for (const char* proxy : {"10.0.0.1", "::ffff:10.0.0.1", "10.1.2.3", "fd00::7"}) {
        EXPECT_EQ(account_of(proxy, {"198.51.100.1"}), "198.51.100.1") << proxy;
    }
    EXPECT_EQ(account_of("10.0.0.1", {"198.51.100.1", "2001:db8::9"}), "2001:db8::/64");
}

TEST_F(AdmissionControlTest, WhatAClientHasWrittenItselfDoesNotCount) {
    EXPECT_EQ(account_of("10.0.0.1", {"203.0.113.9", "198.51.100.1", "10.1.0.2"}), "198.51.100.1");
    EXPECT_EQ(account_of("10.0.0.2", {"198.51.100.1"}), "10.0.0.2");
    EXPECT_EQ(account_of("192.0.2.7", {"198.51.100.1"}), "192.0.2.7");
}

TEST_F(AdmissionControlTest, AProxyThatNamesNobodyStandsForItself) {
    EXPECT_EQ(account_of("10.0.0.1"), "10.0.0.1");
    EXPECT_EQ(account_of("10.0.0.1", {"unknown"}), "10.0.0.1");
    EXPECT_EQ(account_of("10.0.0.1", {"198.51.100.1", "_hidden"}), "10.0.0.1");
    EXPECT_EQ(account_of("10.0.0.1", {"10.1.0.2"}), "10.0.0.1");
}

TEST_F(AdmissionControlTest, TakesNetworksOnly) {
    for (const char* wrong : {"", "10.0.0", "10.0.0.0/33", "proxy.example.org"}) {
        EXPECT_THROW(AdmissionControl(
                         limits_, parts_.loop, parts_.log,
                         {.proxies = {wrong}, .tcp_proxies = {}, .unlimited = {}, .origins = {}}),
                     InvariantBroken)
            << wrong;
    }
}

TEST_F(AdmissionControlTest, ASocketCountsAsLongAsItIsOpen) {
    limits_.sockets_per_address = 1;
    {
        const auto client = admission_.admit("192.0.2.7");
        EXPECT_TRUE(client);
        EXPECT_FALSE(admission_.admit("192.0.2.7"));
        EXPECT_TRUE(admission_.admit("192.0.2.8"));
    }
    EXPECT_TRUE(admission_.admit("192.0.2.7"));
}

TEST_F(AdmissionControlTest, SomeHaveNoLimits) {
    limits_.sockets_per_address = 0;
    EXPECT_TRUE(admission_.admit("203.0.113.9"));
    EXPECT_FALSE(admission_.admit("203.0.114.9"));
    auto proxy = admission_.admit("10.0.0.1").value();
    const std::vector<std::string_view> client{"203.0.113.9"};
    EXPECT_TRUE(admission_.admit_websocket(proxy, admission_.account_of(proxy, client), "", "h"));
}

TEST_F(AdmissionControlTest, AWebSocketBehindAProxyCountsForItsClient) {
    limits_.sockets_per_address = 1;
    auto first = admission_.admit("10.0.0.1").value();
    auto second = admission_.admit("10.0.0.1").value();
    const std::vector<std::string_view> client{"198.51.100.1"};
    const auto account = admission_.account_of(first, client);
    EXPECT_TRUE(admission_.admit_websocket(first, account, "", "h"));
    EXPECT_EQ(admission_.admit_websocket(second, account, "", "h").error(), RejectReason::sockets);
    EXPECT_FALSE(admission_.admit("198.51.100.1"));
}

TEST_F(AdmissionControlTest, PagesMayConnectToTheirOwnServer) {
    EXPECT_EQ(opens("http://localhost:8080", "localhost:8080"), std::nullopt);
    EXPECT_EQ(opens("https://VEGAS.example.org", "vegas.example.org"), std::nullopt);
    EXPECT_EQ(opens("http://localhost:8081", "localhost:8080"), RejectReason::origin);
    EXPECT_EQ(opens("https://evil.example", "vegas.example.org"), RejectReason::origin);
    EXPECT_EQ(opens("null", "localhost:8080"), RejectReason::origin);
}

TEST_F(AdmissionControlTest, PagesOfNamedSitesMayConnect) {
    EXPECT_EQ(opens("https://example.org", "vegas.example.org"), std::nullopt);
    EXPECT_EQ(opens("http://example.org", "vegas.example.org"), RejectReason::origin);
}

TEST_F(AdmissionControlTest, ProgramsWithoutAnOriginMayConnect) {
    EXPECT_EQ(opens("", "localhost:8080"), std::nullopt);
}

TEST_F(AdmissionControlTest, SilentWebSocketsAreBounded) {
    limits_.silent_per_address = 1;
    auto silent = admission_.admit("192.0.2.7").value();
    silent.socket->on_upgrade();
    EXPECT_EQ(opens("", "h"), RejectReason::silent);
    EXPECT_EQ(admission_.count(RejectReason::silent), 1U);
}

TEST_F(AdmissionControlTest, WhatTheCoreSaysCounts) {
    const auto account = admission_.admit("192.0.2.7")->account;
    for (int i = 0; i < 3; ++i) admission_.note_offence(account);
    EXPECT_FALSE(admission_.admit("192.0.2.7"));
    EXPECT_EQ(admission_.count(RejectReason::blocked_for_a_while), 1U);
    admission_.note_rejection({{"192.0.2.7"}, RejectReason::tables});
    EXPECT_EQ(admission_.count(RejectReason::tables), 1U);
}

TEST_F(AdmissionControlTest, ARequestThatWouldWaitForLongIsRefused) {
    limits_.requests_per_second = 1;
    const auto account = admission_.admit("192.0.2.7")->account;
    for (int i = 0; i < 10; ++i) EXPECT_EQ(admission_.request_delay(account, 1), 0);
    for (int i = 1; i <= 5; ++i) EXPECT_EQ(admission_.request_delay(account, 1), i * 1'000);
    EXPECT_EQ(admission_.request_delay(account, 1), std::nullopt);
    EXPECT_EQ(admission_.count(RejectReason::requests), 1U);
}

}  // namespace
}  // namespace vegas::shell
