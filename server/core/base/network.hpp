// An IP network: "192.0.2.0/24", "2001:db8::/32", or one address. An IPv4-mapped IPv6 address
// counts as IPv4, and so does one behind NAT64. RFC 4632, RFC 4291, RFC 6052.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::core {

class Network {
public:
    // nullopt if the text is neither an address nor a network.
    [[nodiscard]] static std::optional<Network> parse(std::string_view text);

    // `address`: an address, or the text of a core::Address. False for any other text.
    [[nodiscard]] bool contains(std::string_view address) const;
    [[nodiscard]] bool contains(const Network& other) const;  // all of it

    // At most as many bits as an address's account has: 64 for IPv6.
    [[nodiscard]] Network truncate_to_account() const;

    // The next wider network that may be one customer's: of 56 bits around one of 64, of 48 around
    // that. nullopt for all others.
    [[nodiscard]] std::optional<Network> widen() const;

    // Whether it is exactly one account: an IPv4 address, or 64 bits of an IPv6 one.
    [[nodiscard]] bool is_account() const;

    // In the shortest form that parse() reads.
    [[nodiscard]] std::string text() const;

    bool operator==(const Network&) const = default;

private:
    using Bytes = std::array<std::uint8_t, 16>;
    Network(const Bytes& bytes, int bits);
    [[nodiscard]] bool is_v4() const;

    Bytes bytes_{};  // as IPv6; zero beyond `bits_`
    int bits_ = 0;
};

}  // namespace vegas::core
