#include "server/shell/net/proxy_header.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/system/error_code.hpp>

#include "server/shell/net/authority.hpp"

namespace vegas::shell {
namespace {

namespace ip = boost::asio::ip;
using Status = ProxyHeader::Status;

// ---- version 1: "PROXY TCP4 192.0.2.7 198.51.100.1 56324 443\r\n"

constexpr std::string_view kWord = "PROXY ";
constexpr std::string_view kLineEnd = "\r\n";
constexpr std::size_t kLongestLine = 107;  // with its end, as the protocol promises

// ---- version 2: a signature, version and command, family, the length of the rest, the addresses

constexpr std::string_view kSignature{"\r\n\r\n\0\r\nQUIT\n", 12};
constexpr std::size_t kCommandAt = 12, kFamilyAt = 13, kLengthAt = 14, kAddressesAt = 16;
constexpr std::uint8_t kLocal = 0x20, kProxied = 0x21;  // of version 2
constexpr std::uint8_t kTcp4 = 0x11, kTcp6 = 0x21;
constexpr std::size_t kPortsBytes = 4;
constexpr std::size_t kLongestRest = 4096;  // proxies add what they know of TLS, and of themselves

constexpr ProxyHeader kBroken{.status = Status::broken, .bytes = 0, .client = {}};

// The part before the next space, which is taken away too.
std::string_view next_word(std::string_view& line) {
    const auto end = std::min(line.find(' '), line.size());
    const auto word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

std::optional<ip::address> ip_of(std::string_view text) {
    boost::system::error_code error;
    const auto address = ip::make_address(std::string(text), error);
    return error ? std::nullopt : std::optional(address);
}

ProxyHeader read_line(std::string_view bytes_read) {
    const auto end = bytes_read.substr(0, kLongestLine).find(kLineEnd);
    if (end == bytes_read.npos) {
        return bytes_read.size() < kLongestLine ? ProxyHeader() : kBroken;
    }
    ProxyHeader header{.status = Status::whole, .bytes = end + kLineEnd.size(), .client = {}};
    std::string_view line = bytes_read.substr(kWord.size(), end - kWord.size());
    const auto family = next_word(line);
    if (family == "UNKNOWN") return header;
    const auto client = ip_of(next_word(line)), here = ip_of(next_word(line));
    const bool v6 = family == "TCP6";
    if ((!v6 && family != "TCP4") || !client || !here || client->is_v6() != v6 ||
        here->is_v6() != v6) {
        return kBroken;
    }
    if (!is_port(next_word(line)) || !is_port(line)) return kBroken;
    header.client = client->to_string();
    return header;
}

std::uint8_t byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<std::uint8_t>(bytes[at]);
}

// The first of the two addresses; nothing: there is not enough of them.
template <class Address>
std::optional<std::string> first_address(std::string_view rest) {
    typename Address::bytes_type bytes;
    if (rest.size() < 2 * bytes.size() + kPortsBytes) return std::nullopt;
    std::copy_n(rest.begin(), bytes.size(), bytes.begin());
    return Address(bytes).to_string();
}

ProxyHeader read_binary(std::string_view bytes_read) {
    if (bytes_read.size() < kAddressesAt) return {};
    const auto command = byte_at(bytes_read, kCommandAt);
    if (command != kLocal && command != kProxied) return kBroken;
    const std::size_t length =
        byte_at(bytes_read, kLengthAt) * 256U + byte_at(bytes_read, kLengthAt + 1);
    if (length > kLongestRest) return kBroken;
    if (bytes_read.size() < kAddressesAt + length) return {};
    ProxyHeader header{.status = Status::whole, .bytes = kAddressesAt + length, .client = {}};
    const auto family = byte_at(bytes_read, kFamilyAt);
    const auto rest = bytes_read.substr(kAddressesAt, length);
    const bool v4 = family == kTcp4, v6 = family == kTcp6;
    if (command == kLocal || (!v4 && !v6)) return header;
    header.client = v4 ? first_address<ip::address_v4>(rest) : first_address<ip::address_v6>(rest);
    return header.client ? header : kBroken;
}

bool one_begins_the_other(std::string_view a, std::string_view b) {
    const auto size = std::min(a.size(), b.size());
    return a.substr(0, size) == b.substr(0, size);
}

}  // namespace

ProxyHeader read_proxy_header(std::string_view bytes_read) {
    const bool text = one_begins_the_other(bytes_read, kWord);
    const bool binary = one_begins_the_other(bytes_read, kSignature);
    if (!text && !binary) return kBroken;
    if (text && bytes_read.size() >= kWord.size()) return read_line(bytes_read);
    if (binary && bytes_read.size() >= kSignature.size()) return read_binary(bytes_read);
    return {};
}

bool has_proxy_header(std::string_view bytes_read) {
    return bytes_read.starts_with("PROXY TCP") || bytes_read.starts_with("PROXY UNKNOWN") ||
           bytes_read.starts_with(kSignature);
}

}  // namespace vegas::shell
