#include "server/core/base/network.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <cstring>

#include "protocol/texts/plain_text.hpp"

namespace vegas::core {
namespace {

constexpr int kAll = 128;      // bits
constexpr int kBeforeV4 = 96;  // of an IPv4 address within an IPv6 one
constexpr int kOfAccount = 64;
constexpr int kOfHousehold = 56, kOfSite = 48;  // RFC 6177
constexpr std::array<std::uint8_t, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr std::array<std::uint8_t, 12> kNat64{0x00, 0x64, 0xff, 0x9b};  // 64:ff9b::/96

void count_nat64_as_v4(std::array<std::uint8_t, 16>& bytes) {
    if (std::equal(kNat64.begin(), kNat64.end(), bytes.begin())) {
        std::ranges::copy(kMapped, bytes.begin());
    }
}

}  // namespace

Network::Network(const Bytes& bytes, int bits) : bits_(bits) {
    for (int i = 0; i < bits; i += 8) {
        const int here = std::min(8, bits - i);
        const auto mask = static_cast<std::uint8_t>(0xff << (8 - here));
        const auto at = static_cast<std::size_t>(i / 8);
        bytes_[at] = bytes[at] & mask;
    }
}

bool Network::is_v4() const {
    return bits_ >= kBeforeV4 && std::equal(kMapped.begin(), kMapped.end(), bytes_.begin());
}

std::optional<Network> Network::parse(std::string_view text) {
    const auto slash = text.find('/');
    const std::string address(text.substr(0, slash));
    if (address.size() != std::strlen(address.c_str())) return std::nullopt;
    Bytes bytes{};
    int before = 0;
    if (inet_pton(AF_INET, address.c_str(), bytes.data() + kMapped.size()) == 1) {
        std::ranges::copy(kMapped, bytes.begin());
        before = kBeforeV4;
    } else if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) {
        return std::nullopt;
    }
    if (slash == std::string_view::npos) {
        count_nat64_as_v4(bytes);
        return Network(bytes, kAll);
    }
    const std::string_view digits = text.substr(slash + 1);
    const auto bits = texts::parse_number<int>(digits);
    if (!bits || *bits < 0 || *bits > kAll - before) return std::nullopt;
    // The whole of NAT64 stays what it is: as IPv4 it would be the whole internet.
    if (*bits + before > kBeforeV4) count_nat64_as_v4(bytes);
    return Network(bytes, before + *bits);
}

bool Network::contains(std::string_view address) const {
    const auto other = parse(address);
    return other && contains(*other);
}

bool Network::contains(const Network& other) const {
    return other.bits_ >= bits_ && Network(other.bytes_, bits_) == *this;
}

bool Network::is_account() const { return bits_ == (is_v4() ? kAll : kOfAccount); }

Network Network::truncate_to_account() const {
    return is_v4() ? *this : Network(bytes_, std::min(bits_, kOfAccount));
}

std::optional<Network> Network::widen() const {
    if (is_v4() || (bits_ != kOfAccount && bits_ != kOfHousehold)) return std::nullopt;
    return Network(bytes_, bits_ == kOfAccount ? kOfHousehold : kOfSite);
}

std::string Network::text() const {
    std::array<char, INET6_ADDRSTRLEN> text{};
    const bool v4 = is_v4();
    inet_ntop(v4 ? AF_INET : AF_INET6, bytes_.data() + (v4 ? kMapped.size() : 0), text.data(),
              text.size());
    if (bits_ == kAll) return text.data();
    return std::string(text.data()) + '/' + std::to_string(v4 ? bits_ - kBeforeV4 : bits_);
}

}  // namespace vegas::core
