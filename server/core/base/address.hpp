// Where a connection comes from: what one household, school or customer of a provider has. The
// shell makes it: an IPv4 address, or of an IPv6 address the network of 64 bits.
#pragma once

#include <compare>
#include <string>

namespace vegas::core {

struct Address {
    std::string text;  // as it stands in the log: "192.0.2.7", "2001:db8:1:2::/64"
    auto operator<=>(const Address&) const = default;
};

}  // namespace vegas::core
