#include "server/core/base/network.hpp"

#include <gtest/gtest.h>

namespace vegas::core {
namespace {

std::string text(const char* given) {
    const auto network = Network::parse(given);
    return network ? network->text() : "nothing";
}

TEST(Network, IsReadAndWrittenInItsShortestForm) {
    EXPECT_EQ(text("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(text("192.0.2.7/32"), "192.0.2.7");
    EXPECT_EQ(text("192.0.2.7/24"), "192.0.2.0/24");
    EXPECT_EQ(text("192.0.2.255/25"), "192.0.2.128/25");
    EXPECT_EQ(text("0.0.0.0/0"), "0.0.0.0/0");
    EXPECT_EQ(text("2001:DB8:0:0::1"), "2001:db8::1");
    EXPECT_EQ(text("2001:db8:1:2:3::/64"), "2001:db8:1:2::/64");
    EXPECT_EQ(text("::/0"), "::/0");
    EXPECT_EQ(text("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(text("::ffff:192.0.2.7/120"), "192.0.2.0/24");
}

TEST(Network, WhatIsNoneIsRefused) {
    for (const char* bad :
         {"", "/", "192.0.2", "192.0.2.7/", "192.0.2.7/33", "192.0.2.7/-1", "192.0.2.7/8x",
          "192.0.2.7/ 8", "2001:db8::/129", "example.org", "192.0.2.7 ", "fe80::1%eth0"}) {
        EXPECT_EQ(text(bad), "nothing") << bad;
    }
    EXPECT_FALSE(Network::parse(std::string_view("192.0.2.7\0", 10)));
}

TEST(Network, HasItsAddressesAndNoOthers) {
    const auto v4 = *Network::parse("192.0.2.0/25");
    EXPECT_TRUE(v4.contains("192.0.2.127"));
    EXPECT_TRUE(v4.contains("::ffff:192.0.2.1"));
    EXPECT_FALSE(v4.contains("192.0.2.128"));
    EXPECT_FALSE(v4.contains("192.0.2.0/24"));  // only a part of it
    EXPECT_FALSE(v4.contains("2001:db8::1"));
    EXPECT_FALSE(v4.contains("nobody"));
    const auto v6 = *Network::parse("2001:db8::/32");
    EXPECT_TRUE(v6.contains("2001:db8:ffff::1"));
    EXPECT_TRUE(v6.contains("2001:db8:1:2::/64"));
    EXPECT_FALSE(v6.contains("2001:db9::1"));
    EXPECT_FALSE(v6.contains("192.0.2.1"));
    EXPECT_FALSE(Network::parse("0.0.0.0/0")->contains("2001:db8::1"));
}

TEST(Network, AnAddressBehindNat64IsAnIpv4Address) {
    EXPECT_EQ(text("64:ff9b::192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(text("64:ff9b::c000:207/120"), "192.0.2.0/24");
    EXPECT_EQ(text("64:ff9b::/96"), "64:ff9b::/96") << "not the whole of IPv4";
    EXPECT_EQ(text("64:ff9b:1::c000:207"), "64:ff9b:1::c000:207") << "of a local network, RFC 8215";
    EXPECT_TRUE(Network::parse("192.0.2.0/24")->contains("64:ff9b::c000:207"));
}

TEST(Network, ACustomerMayHaveTwoWiderOnesOfIpv6) {
    const auto household = Network::parse("2001:db8:1:234::/64")->widen();
    ASSERT_TRUE(household);
    EXPECT_EQ(household->text(), "2001:db8:1:200::/56");
    const auto site = household->widen();
    ASSERT_TRUE(site);
    EXPECT_EQ(site->text(), "2001:db8:1::/48");
    EXPECT_FALSE(site->widen());
    EXPECT_FALSE(Network::parse("192.0.2.7")->widen());
    EXPECT_FALSE(Network::parse("64:ff9b::c000:207")->widen());
    EXPECT_FALSE(Network::parse("2001:db8::1")->widen()) << "no account";
}

TEST(Network, OfAccountsHasSixtyFourBitsAtMost) {
    EXPECT_EQ(Network::parse("2001:db8:1:2:3::4")->truncate_to_account().text(),
              "2001:db8:1:2::/64");
    EXPECT_EQ(Network::parse("2001:db8::/32")->truncate_to_account().text(), "2001:db8::/32");
    EXPECT_EQ(Network::parse("192.0.2.7")->truncate_to_account().text(), "192.0.2.7");
}

}  // namespace
}  // namespace vegas::core
