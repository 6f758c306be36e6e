// Client address that limits and bans apply to: one household, school or customer of a provider.
// The shell makes it: an IPv4 address, or the 64-bit network of an IPv6 address. Many customers
// have more of those: limits apply to the wider networks too.
#pragma once

#include <compare>
#include <optional>
#include <string>

#include "server/core/base/network.hpp"

namespace vegas::core {

struct Address {
    std::string text;  // as logged: "192.0.2.7", "2001:db8:1:2::/64"
    auto operator<=>(const Address&) const = default;
};

// Network::widen().
[[nodiscard]] inline std::optional<Address> widen(const Address& address) {
    const auto network = Network::parse(address.text);
    const auto wider = network ? network->widen() : std::nullopt;
    return wider ? std::optional(Address{wider->text()}) : std::nullopt;
}

}  // namespace vegas::core
