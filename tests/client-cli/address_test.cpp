#include "client-cli/net/address.hpp"

#include <gtest/gtest.h>

namespace vegas::cli::address_test {
namespace {

Address parsed(const char* text) {
    std::string why;
    const auto address = parse_address(text, why);
    EXPECT_TRUE(address) << text << ": " << why;
    return address.value_or(Address{});
}

TEST(AddressText, MayBeWrittenInManyWays) {
    const Address expected{.host = "example.org", .port = "9000", .path = "/ws"};
    EXPECT_EQ(parsed("ws://example.org:9000"), expected);
    EXPECT_EQ(parsed("ws://example.org:9000/ws"), expected);
    EXPECT_EQ(parsed("http://example.org:9000/"), expected);
    EXPECT_EQ(parsed("HTTP://example.org:9000"), expected);
    EXPECT_EQ(parsed("example.org:9000"), expected);
    EXPECT_EQ(parsed("example.org:9000/ws/"), expected);
}

TEST(AddressText, WithoutAPortHasTheUsualOne) {
    EXPECT_EQ(parsed("example.org").port, "8080");
    EXPECT_EQ(parsed("ws://example.org").port, "80");
}

TEST(AddressText, KeepsAFolder) {
    EXPECT_EQ(parsed("http://example.org/vegas").path, "/vegas/ws");
    EXPECT_EQ(parsed("http://example.org/vegas").text(), "ws://example.org:80/vegas");
}

TEST(AddressText, KnowsIpv6) {
    const Address address = parsed("ws://[::1]:8081");
    EXPECT_EQ(address.host, "::1");
    EXPECT_EQ(address.port, "8081");
    EXPECT_EQ(address.authority(), "[::1]:8081");
}

TEST(AddressText, ComesBackAsItWasGiven) {
    EXPECT_EQ(parsed("127.0.0.1:8080").text(), "ws://127.0.0.1:8080");
}

TEST(AddressText, RefusesWhatIsNone) {
    for (const char* text : {"", "ws://", "ftp://x", "wss://x", "a:0", "a:70000", "a:b", "a b:80",
                             "[::1", "a:80/x y", "a\x1b:80", ":80"}) {
        std::string why;
        EXPECT_FALSE(parse_address(text, why)) << text;
        EXPECT_FALSE(why.empty()) << text;
    }
}

}  // namespace
}  // namespace vegas::cli::address_test
