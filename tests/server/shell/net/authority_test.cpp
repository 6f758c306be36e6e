#include "server/shell/net/authority.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace vegas::shell {
namespace {

TEST(Authority, PutsIpv6InBrackets) {
    EXPECT_EQ(authority("127.0.0.1", 80), "127.0.0.1:80");
    EXPECT_EQ(authority("::1", 80), "[::1]:80");
}

std::string read(std::string_view text) {
    const auto host = Authority::parse(text);
    if (!host) return "none";
    return host->name + " " + std::to_string(host->port) + (host->is_address ? " address" : "");
}

TEST(Authority, ReadsNamesAndAddressesWithAndWithoutAPort) {
    EXPECT_EQ(read("Example.ORG"), "example.org 0");
    EXPECT_EQ(read("example.org.:8080"), "example.org 8080");
    EXPECT_EQ(read("a_b:"), "a_b 0");
    EXPECT_EQ(read("192.0.2.7:65535"), "192.0.2.7 65535 address");
    EXPECT_EQ(read("[2001:DB8:0::7]"), "2001:db8::7 0 address");
    EXPECT_EQ(read("[::1]:80"), "::1 80 address");
}

TEST(Authority, ReadsNothingElse) {
    for (const char* text : {"",    ".",           ".org",    ":80",      "a b",   "a/b", "me@a",
                             "a:0", "a:65536",     "a:-1",    "a:b",      "a:1:2", "::1", "[::1",
                             "[a]", "[192.0.2.7]", "[::1]80", "\xC3\xA4", "a,b",   "a?b", "a#b"}) {
        EXPECT_EQ(read(text), "none") << text;
    }
    EXPECT_EQ(read(std::string(254, 'a')), "none");
}

bool is_at(std::string_view origin, std::string_view host) {
    const auto site = Site::parse(origin);
    return site && site->is_at(*Authority::parse(host));
}

TEST(Site, IsAtAHostWhoseUsualPortMayBeWritten) {
    for (const char* origin :
         {"http://a", "http://a/", "http://a:80", "https://a", "https://a:443"}) {
        for (const char* host : {"a", "A:80", "a:443"}) {
            EXPECT_TRUE(is_at(origin, host)) << origin << " " << host;
        }
        EXPECT_FALSE(is_at(origin, "a:8080")) << origin;
        EXPECT_FALSE(is_at(origin, "b")) << origin;
    }
    EXPECT_TRUE(is_at("http://a:8080", "a:8080"));
    EXPECT_FALSE(is_at("http://a:8080", "a"));
    EXPECT_FALSE(is_at("http://a:443", "a:80"));
}

TEST(Site, IsOfTheWeb) {
    for (const char* origin : {"", "null", "a", "//a", "file://", "ftp://a", "http://", "http:///",
                               "http://a//", "http://a/b", "http://me@a", "http://a http://b"}) {
        EXPECT_FALSE(Site::parse(origin)) << origin;
    }
}

}  // namespace
}  // namespace vegas::shell
