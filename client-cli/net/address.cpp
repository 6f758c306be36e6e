#include "client-cli/net/address.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::string_view kForms =
    "an address is wss://host, https://host/path, ws://host:port or host:port";

struct Scheme {
    std::string_view name;
    std::string_view port;
    bool secure;
};
constexpr std::array<Scheme, 4> kSchemes{
    {{"wss", "443", true}, {"https", "443", true}, {"ws", "80", false}, {"http", "80", false}}};

// SCHEME://AUTHORITY/PATH?REST, or with # before the rest.
struct UrlParts {
    std::string scheme;  // in lower case; empty: there is none
    std::string_view authority;
    std::string_view path;
    std::string_view rest;
};

bool is_port(std::string_view text) {
    const auto port = texts::parse_number<std::uint16_t>(text);
    return port && *port > 0 && text.size() <= 5;
}

bool is_host_char(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return std::isalnum(byte) != 0 || c == '.' || c == '-' || c == '_' || c == ':' || c == '%';
}

const Scheme* scheme_of(std::string_view name) {
    const auto* found = std::ranges::find(kSchemes, name, &Scheme::name);
    return found == kSchemes.end() ? nullptr : found;
}

UrlParts parts_of(std::string_view text) {
    UrlParts parts;
    if (const auto end = text.find("://"); end != std::string_view::npos && end > 0) {
        parts.scheme = texts::to_lower(text.substr(0, end));
        text.remove_prefix(end + 3);
    }
    const auto rest = std::min(text.find_first_of("?#"), text.size());
    parts.rest = text.substr(rest);
    text = text.substr(0, rest);
    const auto slash = std::min(text.find('/'), text.size());
    parts.authority = text.substr(0, slash);
    parts.path = text.substr(slash);
    return parts;
}

// The path of the WebSocket for what stood after the authority.
std::string socket_path(std::string_view path) {
    std::string result(path);
    while (!result.empty() && result.back() == '/') result.pop_back();
    if (!result.ends_with("/ws")) result += "/ws";
    return result;
}

// What is wrong with the host and the port; nothing, and they are in the address.
std::string read_authority(std::string_view authority, ServerAddress& address) {
    std::string_view port;
    if (authority.starts_with('[')) {
        const auto end = authority.find(']');
        if (end == std::string_view::npos) return "the bracket is not closed";
        address.host = authority.substr(1, end - 1);
        port = authority.substr(end + 1);
    } else {
        const auto colon = std::min(authority.find(':'), authority.size());
        address.host = authority.substr(0, colon);
        port = authority.substr(colon);
        if (std::ranges::count(port, ':') > 1) {
            return "an IPv6 address stands in brackets; try [" + std::string(authority) + "]";
        }
    }
    const bool good_host = !address.host.empty() && std::ranges::all_of(address.host, is_host_char);
    if (!good_host) return std::string(kForms);
    if (port.empty()) return {};
    if (!port.starts_with(':') || !is_port(port.substr(1))) {
        return "a port is a number from 1 to " + std::to_string(UINT16_MAX) + ", behind a colon";
    }
    address.port = port.substr(1);
    return {};
}

// wss:host, or https:/host.
std::string with_slashes(const UrlParts& parts) {
    const auto colon = std::min(parts.authority.find(':'), parts.authority.size());
    const std::string name = texts::to_lower(parts.authority.substr(0, colon));
    if (!parts.scheme.empty() || colon == parts.authority.size() || !scheme_of(name)) return {};
    std::string host(parts.authority.substr(colon + 1));
    if (is_port(host)) return {};  // a host of this name
    if (host.empty() && parts.path.size() > 1) host = parts.path.substr(1);
    return host.empty() ? std::string() : name + "://" + host;
}

// What is wrong with it; nothing, and it is in the address.
std::string read_parts(const UrlParts& parts, ServerAddress& address) {
    if (const std::string meant = with_slashes(parts); !meant.empty()) return "try " + meant;
    if (const Scheme* scheme = scheme_of(parts.scheme)) {
        address.port = scheme->port;
        address.secure = scheme->secure;
    } else if (!parts.scheme.empty()) {
        return parts.scheme + ":// is not spoken; " + std::string(kForms);
    }
    if (std::string why = read_authority(parts.authority, address); !why.empty()) return why;
    const bool good_path =
        std::ranges::all_of(parts.path, [](char c) { return c > ' ' && c < '\x7f'; });
    if (!good_path) return "a path has neither spaces nor letters beyond ASCII";
    if (!parts.path.empty()) address.path = socket_path(parts.path);
    if (!parts.rest.empty() && parts.rest != "#" && parts.rest != "#/") {
        return "that is a link to something at the server; try " + address.text();
    }
    return {};
}

std::string_view usual_port(const ServerAddress& address) { return address.secure ? "443" : "80"; }

std::string bracketed(const std::string& host) {
    return host.find(':') == std::string::npos ? host : "[" + host + "]";
}

}  // namespace

std::string ServerAddress::host_field() const {
    return port == usual_port(*this) ? bracketed(host) : bracketed(host) + ":" + port;
}

std::string ServerAddress::prefix() const {
    return path.substr(0, path.size() - std::string_view("/ws").size());
}

std::string ServerAddress::text() const {
    return (secure ? "wss://" : "ws://") + host_field() + prefix();
}

std::string ServerAddress::key() const {
    return (secure ? "wss://" : "") + bracketed(host) + ":" + port + path;
}

OrFailure<ServerAddress> parse_address(std::string_view text) {
    ServerAddress address;
    const std::string why = read_parts(parts_of(text), address);
    if (!why.empty()) return TextFailure::because(why);
    return address;
}

}  // namespace vegas::cli
