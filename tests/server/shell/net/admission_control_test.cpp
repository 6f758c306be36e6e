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
                                 .origins = {"https://Example.org", "http://[::1]:8080"},
                                 .host_names = {"box", "box.local"}}};

    static std::string text(const AdmissionControl::Account& account) {
        return AddressLimiter::address_of(*account).text;
    }
    std::string account_of(const std::string& peer, const std::string& forwarded_for = {}) {
        return text(
            admission_.account_of(admission_.admit(peer).value(), {.addresses = forwarded_for}));
    }
    [[nodiscard]] bool allows(std::string_view origin, std::string_view host) const {
        return admission_.is_allowed_origin(origin, Authority::parse(host));
    }
    bool serves(const std::string& peer, std::string_view host) {
        return admission_.serves_host(admission_.admit(peer).value(), Authority::parse(host));
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
    EXPECT_EQ(account_of("64:ff9b::192.0.2.7"), "192.0.2.7");
}

TEST_F(AdmissionControlTest, ATrustedProxySpeaksForItsClient) {
    for (const char* proxy : {"10.0.0.1", "::ffff:10.0.0.1", "10.1.2.3", "fd00::7"}) {
        EXPECT_EQ(account_of(proxy, "198.51.100.1"), "198.51.100.1") << proxy;
    }
    EXPECT_EQ(account_of("10.0.0.1", "198.51.100.1, 2001:db8::9"), "2001:db8::/64");
}

TEST_F(AdmissionControlTest, WhatAClientHasWrittenItselfDoesNotCount) {
    EXPECT_EQ(account_of("10.0.0.1", "203.0.113.9, 198.51.100.1, 10.1.0.2"), "198.51.100.1");
    EXPECT_EQ(account_of("10.0.0.2", "198.51.100.1"), "10.0.0.2");
    EXPECT_EQ(account_of("192.0.2.7", "198.51.100.1"), "192.0.2.7");
}

TEST_F(AdmissionControlTest, AProxyThatNamesNobodyStandsForItself) {
    EXPECT_EQ(account_of("10.0.0.1"), "10.0.0.1");
    EXPECT_EQ(account_of("10.0.0.1", "unknown"), "10.0.0.1");
    EXPECT_EQ(account_of("10.0.0.1", "198.51.100.1,_hidden"), "10.0.0.1");
}

TEST_F(AdmissionControlTest, AClientAmongTheProxiesIsTheFirstOne) {
    EXPECT_EQ(account_of("10.0.0.1", "10.1.0.2"), "10.1.0.2");
    EXPECT_EQ(account_of("10.0.0.1", "10.1.0.9, 10.1.0.2"), "10.1.0.9");
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
    EXPECT_TRUE(admission_.admit_websocket(
        proxy, admission_.account_of(proxy, {.addresses = "203.0.113.9,"})));
}

TEST_F(AdmissionControlTest, AWebSocketBehindAProxyCountsForItsClient) {
    limits_.sockets_per_address = 1;
    auto first = admission_.admit("10.0.0.1").value();
    auto second = admission_.admit("10.0.0.1").value();
    const auto account = admission_.account_of(first, {.addresses = "198.51.100.1,"});
    EXPECT_TRUE(admission_.admit_websocket(first, account));
    EXPECT_EQ(admission_.admit_websocket(second, account).error().why, RejectReason::sockets);
    EXPECT_FALSE(admission_.admit("198.51.100.1"));
}

TEST_F(AdmissionControlTest, PagesMayConnectToTheirOwnServer) {
    EXPECT_TRUE(allows("http://localhost:8080", "localhost:8080"));
    EXPECT_TRUE(allows("https://VEGAS.example.org", "vegas.example.org"));
    EXPECT_TRUE(allows("https://vegas.example.org/", "vegas.example.org:443"));
    EXPECT_FALSE(allows("http://localhost:8081", "localhost:8080"));
    EXPECT_FALSE(allows("https://evil.example", "vegas.example.org"));
    EXPECT_FALSE(allows("null", "localhost:8080"));
}

TEST_F(AdmissionControlTest, PagesOfNamedSitesMayConnect) {
    EXPECT_TRUE(allows("https://example.org", "vegas.example.org"));
    EXPECT_TRUE(allows("https://example.org:443", "vegas.example.org"));
    EXPECT_FALSE(allows("http://example.org", "vegas.example.org"));
}

TEST_F(AdmissionControlTest, ProgramsWithoutAnOriginMayConnect) {
    EXPECT_TRUE(allows("", "localhost:8080"));
}

TEST_F(AdmissionControlTest, ServesItsOwnNamesOnly) {
    for (const char* host : {"192.0.2.1:8080", "[2001:db8::1]", "localhost", "a.localhost:1", "BOX",
                             "box.local.", "example.org", "example.org:8443"}) {
        EXPECT_TRUE(serves("192.0.2.7", host)) << host;
    }
    for (const char* host : {"evil.example", "box.evil.example", "localhost.evil.example",
                             "192.0.2.1.evil.example", "evil-localhost", "sub.example.org"}) {
        EXPECT_FALSE(serves("192.0.2.7", host)) << host;
        EXPECT_TRUE(serves("10.0.0.1", host)) << "by a proxy: " << host;
    }
    EXPECT_TRUE(admission_.serves_host(admission_.admit("192.0.2.7").value(), std::nullopt));
}

TEST_F(AdmissionControlTest, OperatorsUseItsNamesToo) {
    const auto evil = Authority::parse("evil.example");
    EXPECT_FALSE(admission_.serves_host(admission_.admit_operator("192.0.2.7"), evil));
    EXPECT_TRUE(admission_.serves_host(admission_.admit_operator("10.0.0.1"), evil));
}

TEST_F(AdmissionControlTest, SilentWebSocketsAreBounded) {
    limits_.silent_per_address = 1;
    auto silent = admission_.admit("192.0.2.7").value();
    silent.socket->on_upgrade();
    auto next = admission_.admit("192.0.2.7").value();
    EXPECT_EQ(admission_.admit_websocket(next, next.account).error().why, RejectReason::silent);
    EXPECT_EQ(admission_.count(RejectReason::silent), 1U);
}

TEST_F(AdmissionControlTest, WhatTheCoreSaysCounts) {
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

TEST_F(AdmissionControlTest, KnowsTheAddressOfThePageFromATrustedProxyOrTheOperatorsSites) {
    const auto url = [this](const std::string& peer, std::string_view host, std::string_view scheme,
                            std::string_view path) {
        const auto authority = Authority::parse(host);
        return admission_.base_url(admission_.admit(peer).value(),
                                   {.host = authority, .scheme = scheme, .path = path});
    };
    EXPECT_EQ(url("192.0.2.7", "box:8080", "", ""), "http://box:8080/");
    EXPECT_EQ(url("192.0.2.7", "[::2]:8080", "", ""), "http://[::2]:8080/");
    EXPECT_EQ(url("192.0.2.7", "example.org", "", ""), "https://example.org/");
    EXPECT_EQ(url("10.0.0.1", "play.org", "https", "/vegas"), "https://play.org/vegas/");
    EXPECT_EQ(url("10.0.0.1", "play.org", "https", "/vegas/"), "https://play.org/vegas/");
    // What a client or an odd proxy says does not count.
    EXPECT_EQ(url("192.0.2.7", "box", "https", "/vegas"), "http://box/");
    EXPECT_EQ(url("10.0.0.1", "play.org", "javascript", "/\"><b>"), "http://play.org/");
    EXPECT_EQ(admission_.base_url(admission_.admit("192.0.2.7").value(), {.host = std::nullopt}),
              "");
}

}  // namespace
}  // namespace vegas::shell
