// Reads the addresses that proxies write in X-Forwarded-For. Pure.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <optional>
#include <string_view>

namespace vegas::shell {

// An address of IPv4 within IPv6 is returned as IPv4. nullopt: the text is no address.
[[nodiscard]] std::optional<boost::asio::ip::address> parse_address(std::string_view text);

// The address of one part of the list: alone, with a port, in brackets, in quotes.
[[nodiscard]] std::optional<boost::asio::ip::address> parse_forwarded(std::string_view part);

}  // namespace vegas::shell
