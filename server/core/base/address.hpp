// Client address that limits and bans apply to: one household, school or customer of a provider.
// The shell makes it: an IPv4 address, or the 64-bit network of an IPv6 address.
#pragma once

#include <compare>
#include <string>

namespace vegas::core {

struct Address {
    std::string text;  // as logged: "192.0.2.7", "2001:db8:1:2::/64"
    auto operator<=>(const Address&) const = default;
};

}  // namespace vegas::core
