// Formats an address and a port for a URL.
#pragma once

#include <cstdint>
#include <string>

namespace vegas::shell {

// "127.0.0.1:80"; IPv6 in brackets: "[::1]:80".
[[nodiscard]] std::string authority(const std::string& address, std::uint16_t port);

}  // namespace vegas::shell
