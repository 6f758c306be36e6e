// A network of addresses: "192.0.2.0/24", "2001:db8::/32", or one address. An IPv4 address within
// an IPv6 one is an IPv4 address. RFC 4632, RFC 4291.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::core {

class Network {
public:
    // Nothing: the text is neither an address nor a network.
    [[nodiscard]] static std::optional<Network> parse(std::string_view text);

    // An address, or what core::Address says of one; no other text is in any network.
    [[nodiscard]] bool has(std::string_view address) const;
    [[nodiscard]] bool has(const Network& other) const;  // all of it

    // With as many bits as an account of addresses has at most: 64 of an IPv6 address.
    [[nodiscard]] Network of_accounts() const;

    // It is one account's: an IPv4 address, or 64 bits of an IPv6 one.
    [[nodiscard]] bool is_an_account() const;

    // As parse() reads it, in its shortest form.
    [[nodiscard]] std::string text() const;

    bool operator==(const Network&) const = default;

private:
    using Bytes = std::array<std::uint8_t, 16>;
    Network(const Bytes& bytes, int bits);
    [[nodiscard]] bool is_v4() const;

    Bytes bytes_{};  // of IPv6; behind the bits there are zeros
    int bits_ = 0;
};

}  // namespace vegas::core
