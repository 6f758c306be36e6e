#include "client-cli/net/address.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "client-cli/commands/token_file.hpp"

namespace vegas::cli::address_test {
namespace {

ServerAddress parsed(const char* text) {
    const auto address = parse_address(text);
    EXPECT_TRUE(address) << text << ": " << address.error().why();
    return address ? *address : ServerAddress{};
}

std::string refused(const char* text) {
    const auto address = parse_address(text);
    EXPECT_FALSE(address) << text;
    return address.error().why();
}

// The kits for bots read them in the same way: tests/support/addresses.json is their test too.
TEST(AddressText, IsReadAsTheKitsReadIt) {
    std::ifstream file(VEGAS_SOURCE_DIR "/tests/support/addresses.json");
    const auto rows = nlohmann::json::parse(file);
    EXPECT_GT(rows.size(), 30U);
    for (const auto& row : rows) {
        const std::string text = row["text"];
        if (row.contains("why")) {
            EXPECT_EQ(refused(text.c_str()), row["why"].get<std::string>()) << text;
        } else {
            const ServerAddress address = parsed(text.c_str());
            const std::string scheme = address.secure ? "wss://" : "ws://";
            EXPECT_EQ(scheme + address.host_field() + address.path,
                      row["socket"].get<std::string>())
                << text;
        }
    }
}

TEST(AddressText, MayBeWrittenInManyWays) {
    const ServerAddress expected{.host = "example.org", .port = "9000", .path = "/ws"};
    EXPECT_EQ(parsed("ws://example.org:9000"), expected);
    EXPECT_EQ(parsed("ws://example.org:9000/ws"), expected);
    EXPECT_EQ(parsed("http://example.org:9000/"), expected);
    EXPECT_EQ(parsed("HTTP://example.org:9000"), expected);
    EXPECT_EQ(parsed("example.org:9000"), expected);
    EXPECT_EQ(parsed("example.org:9000/ws/"), expected);
}

TEST(AddressText, SaysWhetherTlsIsSpoken) {
    const ServerAddress expected{
        .host = "example.org", .port = "9000", .path = "/vegas/ws", .secure = true};
    EXPECT_EQ(parsed("wss://example.org:9000/vegas"), expected);
    EXPECT_EQ(parsed("wss://example.org:9000/vegas/ws"), expected);
    EXPECT_EQ(parsed("https://example.org:9000/vegas/"), expected);
    EXPECT_EQ(parsed("HTTPS://example.org:9000/vegas/#/"), expected);
    EXPECT_FALSE(parsed("ws://example.org").secure);
    EXPECT_FALSE(parsed("example.org").secure);
    EXPECT_FALSE(parsed("example.org:443").secure);
}

TEST(AddressText, WithoutAPortHasTheUsualOne) {
    EXPECT_EQ(parsed("example.org").port, "8080");
    EXPECT_EQ(parsed("ws://example.org").port, "80");
    EXPECT_EQ(parsed("http://example.org").port, "80");
    EXPECT_EQ(parsed("wss://example.org").port, "443");
    EXPECT_EQ(parsed("https://example.org").port, "443");
}

TEST(AddressText, KeepsAFolder) {
    const ServerAddress address = parsed("http://example.org/vegas");
    EXPECT_EQ(address.path, "/vegas/ws");
    EXPECT_EQ(address.prefix(), "/vegas");
    EXPECT_EQ(address.text(), "ws://example.org/vegas");
    EXPECT_EQ(parsed("https://example.org").prefix(), "");
    EXPECT_EQ(parsed("https://example.org/games/vegas//").path, "/games/vegas/ws");
}

TEST(AddressText, KnowsIpv6) {
    const ServerAddress address = parsed("ws://[::1]:8081");
    EXPECT_EQ(address.host, "::1");
    EXPECT_EQ(address.port, "8081");
    EXPECT_EQ(address.host_field(), "[::1]:8081");
    EXPECT_EQ(parsed("https://[::1]").host_field(), "[::1]");
}

TEST(AddressText, ComesBackAsOneGivesIt) {
    EXPECT_EQ(parsed("127.0.0.1:8080").text(), "ws://127.0.0.1:8080");
    EXPECT_EQ(parsed("https://example.org:443/").text(), "wss://example.org");
    EXPECT_EQ(parsed("wss://example.org:80").text(), "wss://example.org:80");
    EXPECT_EQ(parsed("http://example.org:443").text(), "ws://example.org:443");
    for (const char* text : {"a", "a:1", "ws://a/b", "wss://[::1]:9/b/c", "https://a"}) {
        const ServerAddress address = parsed(text);
        EXPECT_EQ(parsed(address.text().c_str()), address) << text;
    }
}

// The names of files that are there must not change.
TEST(AddressKey, IsAnotherForEachServer) {
    EXPECT_EQ(token_file_name(parsed("ws://127.0.0.1:8080").key(), "Anna"),
              "127.0.0.1%3a8080%2fws_Anna");
    EXPECT_EQ(parsed("ws://example.org/vegas").key(), "example.org:80/vegas/ws");
    EXPECT_EQ(parsed("ws://[::1]:9").key(), "[::1]:9/ws");
    EXPECT_EQ(parsed("wss://example.org").key(), "wss://example.org:443/ws");
    EXPECT_NE(parsed("wss://example.org:9").key(), parsed("ws://example.org:9").key());
}

TEST(AddressText, RefusesWhatIsNone) {
    for (const char* text : {"", "ws://", "wss://", "ftp://x", "a:0", "a:70000", "a:b", "a b:80",
                             "[::1", "a:80/x y", "a\x1b:80", ":80", "wss:///ws", "https://me@x",
                             "a:", "https://a/?x=1", "https://a/#/join/x", "://a", "[::1]8080"}) {
        EXPECT_FALSE(refused(text).empty()) << text;
    }
}

TEST(AddressText, SaysWhatWouldBeRight) {
    EXPECT_EQ(refused("https://example.org/vegas/#/join/k3f9"),
              "that is a link to something at the server; try wss://example.org/vegas");
    EXPECT_EQ(refused("::1"), "an IPv6 address stands in brackets; try [::1]");
    EXPECT_EQ(refused("wss:example.org"), "try wss://example.org");
    EXPECT_EQ(refused("https:/example.org"), "try https://example.org");
    EXPECT_EQ(refused("ftp://x"),
              "ftp:// is not spoken; an address is wss://host, https://host/path, ws://host:port "
              "or host:port");
    EXPECT_EQ(refused("wss://x:443x"), "a port is a number from 1 to 65535, behind a colon");
}

}  // namespace
}  // namespace vegas::cli::address_test
