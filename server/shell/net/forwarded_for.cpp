#include "server/shell/net/forwarded_for.hpp"

#include <boost/system/error_code.hpp>
#include <string>

#include "server/shell/net/authority.hpp"

namespace vegas::shell {

namespace ip = boost::asio::ip;

namespace {

// "[2001:db8::7]" or "[2001:db8::7]:4711".
std::optional<ip::address> parse_bracketed(std::string_view text) {
    const auto end = text.find(']');
    if (end == text.npos) return std::nullopt;
    const auto rest = text.substr(end + 1);
    if (!rest.empty() && (rest.front() != ':' || !is_port(rest.substr(1)))) return std::nullopt;
    const auto inside = text.substr(1, end - 1);
    return inside.find(':') == inside.npos ? std::nullopt : parse_address(inside);
}

}  // namespace

std::optional<ip::address> parse_address(std::string_view text) {
    boost::system::error_code error;
    const auto address = ip::make_address(std::string(text), error);
    if (error) return std::nullopt;
    if (address.is_v6() && address.to_v6().is_v4_mapped()) {
        return ip::make_address_v4(ip::v4_mapped, address.to_v6());
    }
    return address;
}

std::optional<ip::address> parse_forwarded(std::string_view part) {
    if (part.size() >= 2 && part.front() == '"' && part.back() == '"') {
        part = part.substr(1, part.size() - 2);
    }
    if (part.starts_with('[')) return parse_bracketed(part);
    if (auto address = parse_address(part)) return address;
    // Azure writes a port behind an IPv6 address without brackets too.
    const auto colon = part.rfind(':');
    if (colon == part.npos || !is_port(part.substr(colon + 1))) return std::nullopt;
    return parse_address(part.substr(0, colon));
}

}  // namespace vegas::shell
