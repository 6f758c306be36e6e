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

TEST(AddressText, KeepsAFolder) {
    const ServerAddress address = parsed("http://example.org/vegas");
    EXPECT_EQ(address.prefix(), "/vegas");
    EXPECT_EQ(address.text(), "ws://example.org/vegas");
    EXPECT_EQ(parsed("https://example.org").prefix(), "");
}

TEST(AddressText, KnowsIpv6) {
    const ServerAddress address = parsed("ws://[::1]:8081");
    EXPECT_EQ(address.host, "::1");
    EXPECT_EQ(address.port, "8081");
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

TEST(AddressText, RefusesWhatTheTableLacks) {
    for (const char* text : {"wss://", "wss:///ws", "a\x1b:80", "https://a/#/join/x"}) {
        EXPECT_FALSE(refused(text).empty()) << text;
    }
}

}  // namespace
}  // namespace vegas::cli::address_test
