#include "client-cli/net/address.hpp"

#include <algorithm>
#include <cctype>

namespace vegas::cli {

namespace {

constexpr int kPortMax = 65535;

bool is_port(std::string_view text) {
    if (text.empty() || text.size() > 5) return false;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return false;
        value = value * 10 + (c - '0');
    }
    return value >= 1 && value <= kPortMax;
}

bool is_host_char(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return std::isalnum(byte) != 0 || c == '.' || c == '-' || c == '_' || c == ':' || c == '%';
}

std::string lower(std::string_view text) {
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

// The path of the WebSocket for what stood after the authority.
std::string socket_path(std::string_view path) {
    std::string result(path);
    while (!result.empty() && result.back() == '/') result.pop_back();
    if (!result.ends_with("/ws")) result += "/ws";
    return result;
}

bool split_authority(std::string_view authority, Address& address) {
    std::string_view port;
    if (authority.starts_with('[')) {
        const auto end = authority.find(']');
        if (end == std::string_view::npos) return false;
        address.host = authority.substr(1, end - 1);
        port = authority.substr(end + 1);
    } else {
        const auto colon = authority.find(':');
        address.host = authority.substr(0, colon);
        if (colon != std::string_view::npos) port = authority.substr(colon);
    }
    if (port.empty()) return true;
    if (!port.starts_with(':') || !is_port(port.substr(1))) return false;
    address.port = port.substr(1);
    return true;
}

}  // namespace

std::string Address::authority() const {
    const bool ipv6 = host.find(':') != std::string::npos;
    return (ipv6 ? "[" + host + "]" : host) + ":" + port;
}

std::string Address::text() const {
    const std::string front = path.substr(0, path.size() - std::string_view("/ws").size());
    return "ws://" + authority() + front;
}

std::optional<Address> parse_address(std::string_view text, std::string& why) {
    std::string_view rest = text;
    Address address;
    const auto scheme_end = rest.find("://");
    if (scheme_end != std::string_view::npos) {
        const std::string scheme = lower(rest.substr(0, scheme_end));
        if (scheme == "wss" || scheme == "https") {
            why = scheme + "://: this client does not speak TLS; use ws://host:port";
            return std::nullopt;
        }
        if (scheme != "ws" && scheme != "http") {
            why = scheme + "://: the address is ws://host:port";
            return std::nullopt;
        }
        address.port = "80";
        rest.remove_prefix(scheme_end + 3);
    }
    const auto slash = rest.find('/');
    const bool split = split_authority(rest.substr(0, slash), address);
    if (slash != std::string_view::npos) address.path = socket_path(rest.substr(slash));
    const bool good_host = !address.host.empty() &&
                           std::all_of(address.host.begin(), address.host.end(), is_host_char);
    const bool good_path = std::all_of(address.path.begin(), address.path.end(), [](char c) {
        return c > ' ' && c < '\x7f' && c != '?' && c != '#';
    });
    if (!split || !good_host || !good_path) {
        why = "the address is ws://host:port";
        return std::nullopt;
    }
    return address;
}

}  // namespace vegas::cli
