#include "server/shell/net/proxy_header.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace vegas::shell {
namespace {

using std::string_literals::operator""s;
using Status = ProxyHeader::Status;

constexpr std::string_view kRequest = "GET / HTTP/1.1\r\n";

std::string line(const std::string& said) { return "PROXY " + said + "\r\n"; }

std::string binary(char command, char family, const std::string& rest) {
    const auto size = static_cast<unsigned>(rest.size());
    return "\r\n\r\n\0\r\nQUIT\n"s + command + family + static_cast<char>(size >> 8U) +
           static_cast<char>(size & 255U) + rest;
}

const std::string kPorts = "\x80\x01\x00\x50"s;
const std::string kIpv4 =
    "\xC6\x33\x64\x07"s
    "\x7F\x00\x00\x01"s +
    kPorts;
const std::string kIpv6 = "\x20\x01\x0D\xB8"s + std::string(11, '\0') + "\x07"s +
                          std::string(15, '\0') + "\x01"s + kPorts;

std::string client(const std::string& header) {
    const auto read = read_proxy_header(header + std::string(kRequest));
    EXPECT_EQ(read.status, Status::whole) << header;
    EXPECT_EQ(read.bytes, header.size()) << header;
    return read.client.value_or("itself");
}

Status status(std::string_view begun) { return read_proxy_header(begun).status; }

TEST(ProxyHeader, ALineNamesTheClient) {
    EXPECT_EQ(client(line("TCP4 198.51.100.7 127.0.0.1 40000 80")), "198.51.100.7");
    EXPECT_EQ(client(line("TCP6 2001:db8::7 ::1 65535 0")), "2001:db8::7");
    const std::string longest = "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff";
    EXPECT_EQ(client(line("TCP6 " + longest + " " + longest + " 65535 65535")), longest);
}

TEST(ProxyHeader, BytesNameTheClient) {
    EXPECT_EQ(client(binary('\x21', '\x11', kIpv4)), "198.51.100.7");
    EXPECT_EQ(client(binary('\x21', '\x21', kIpv6)), "2001:db8::7");
}

TEST(ProxyHeader, MoreThanTheAddressesIsPassedOver) {
    EXPECT_EQ(client(binary('\x21', '\x11', kIpv4 + "\x04\x00\x01x"s)), "198.51.100.7");
    EXPECT_EQ(client(binary('\x21', '\x11', kIpv4 + std::string(4096 - 12, 'x'))), "198.51.100.7");
    EXPECT_EQ(status(binary('\x21', '\x11', kIpv4 + std::string(4097 - 12, 'x'))), Status::broken);
}

TEST(ProxyHeader, AProxyMaySpeakForItself) {
    EXPECT_EQ(client(line("UNKNOWN")), "itself");
    EXPECT_EQ(client(line("UNKNOWN ffff::1 ffff::2 65535 65535")), "itself");
    EXPECT_EQ(client(binary('\x20', '\x00', "")), "itself");
    EXPECT_EQ(client(binary('\x20', '\x11', kIpv4)), "itself");
    EXPECT_EQ(client(binary('\x21', '\x00', "")), "itself");
    EXPECT_EQ(client(binary('\x21', '\x31', std::string(216, '\0'))), "itself");  // a Unix socket
}

TEST(ProxyHeader, EachOfItsBytesIsAwaited) {
    for (const auto& header : {line("TCP4 198.51.100.7 127.0.0.1 40000 80"),
                               binary('\x21', '\x21', kIpv6), binary('\x20', '\x00', "")}) {
        for (std::size_t n = 0; n < header.size(); ++n) {
            EXPECT_EQ(status(std::string_view(header).substr(0, n)), Status::unfinished) << n;
        }
        EXPECT_EQ(status(header), Status::whole);
    }
}

TEST(ProxyHeader, AnythingElseIsBroken) {
    for (const std::string& said :
         {"TCP4 198.51.100.7 127.0.0.1 40000"s, "TCP4 198.51.100.7 127.0.0.1 40000 80 "s,
          "TCP4 198.51.100.7 127.0.0.1 40000 65536"s, "TCP4 198.51.100.7 127.0.0.1 -1 80"s,
          "TCP4 198.51.100.7 ::1 40000 80"s, "TCP4 ::1 ::1 40000 80"s,
          "TCP6 198.51.100.7 127.0.0.1 40000 80"s, "TCP4 198.51.100 127.0.0.1 40000 80"s,
          "TCP4  198.51.100.7 127.0.0.1 40000 80"s, "TCP5 198.51.100.7 127.0.0.1 40000 80"s,
          "UDP4 198.51.100.7 127.0.0.1 40000 80"s, ""s, std::string(200, 'x')}) {
        EXPECT_EQ(status(line(said)), Status::broken) << said;
    }
    EXPECT_EQ(status("PROXY " + std::string(101, 'x')), Status::broken);
    EXPECT_EQ(status(binary('\x22', '\x11', kIpv4)), Status::broken);
    EXPECT_EQ(status(binary('\x11', '\x11', kIpv4)), Status::broken);
    EXPECT_EQ(status(binary('\x21', '\x11', kIpv4.substr(1))), Status::broken);
    EXPECT_EQ(status(binary('\x21', '\x21', kIpv4)), Status::broken);
    EXPECT_EQ(status(kRequest), Status::broken);
    EXPECT_EQ(status("\x16\x03\x01"), Status::broken);
}

TEST(ProxyHeader, IsKnownWhereNobodyAskedForIt) {
    EXPECT_TRUE(has_proxy_header(line("TCP4 198.51.100.7 127.0.0.1 40000 80")));
    EXPECT_TRUE(has_proxy_header(line("UNKNOWN")));
    EXPECT_TRUE(has_proxy_header(binary('\x21', '\x11', kIpv4)));
    EXPECT_FALSE(has_proxy_header(kRequest));
    EXPECT_FALSE(has_proxy_header("PROXY / HTTP/1.1\r\n"));
    EXPECT_FALSE(has_proxy_header(""));
}

}  // namespace
}  // namespace vegas::shell
