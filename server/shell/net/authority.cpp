#include "server/shell/net/authority.hpp"

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/system/error_code.hpp>

#include "protocol/texts/plain_text.hpp"

namespace vegas::shell {
namespace {

namespace ip = boost::asio::ip;

constexpr std::uint16_t kHttpPort = 80, kHttpsPort = 443;
constexpr std::size_t kLongestName = 253;  // of the domain name system

bool is_name_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_';
}

bool is_name(std::string_view text) {
    return !text.empty() && text.size() <= kLongestName && text.front() != '.' &&
           std::ranges::all_of(text, is_name_character);
}

// In the one form that the address has.
template <class Address>
std::optional<std::string> canonical(std::string_view text,
                                     Address (*make)(const char*, boost::system::error_code&)) {
    boost::system::error_code error;
    const auto address = make(std::string(text).c_str(), error);
    return error ? std::nullopt : std::optional(address.to_string());
}

// "" or ":80", which follows a name. nullopt: it is neither.
std::optional<std::uint16_t> parse_port(std::string_view text) {
    if (text.empty() || text == ":") return 0;
    if (text.front() != ':') return std::nullopt;
    const auto port = texts::parse_number<std::uint16_t>(text.substr(1));
    return port == 0 ? std::nullopt : port;
}

}  // namespace

std::string authority(const std::string& address, std::uint16_t port) {
    const bool v6 = address.find(':') != std::string::npos;
    return (v6 ? "[" + address + "]" : address) + ":" + std::to_string(port);
}

bool is_port(std::string_view text) { return texts::parse_number<std::uint16_t>(text).has_value(); }

bool is_url_path(std::string_view text) {
    constexpr std::size_t kLongestPath = 200;
    return text.starts_with('/') && text.size() <= kLongestPath &&
           std::ranges::all_of(text, [](char c) {
               return is_name_character(c) || (c >= 'A' && c <= 'Z') || c == '/' || c == '~';
           });
}

std::optional<Authority> Authority::parse(std::string_view text) {
    const bool has_brackets = text.starts_with('[');
    const auto end = has_brackets ? text.find(']') : std::min(text.find(':'), text.size());
    if (end == text.npos) return std::nullopt;
    const auto port = parse_port(text.substr(end + (has_brackets ? 1 : 0)));
    if (!port) return std::nullopt;
    if (has_brackets) {
        auto address = canonical(text.substr(1, end - 1), &ip::make_address_v6);
        if (!address) return std::nullopt;
        return Authority{.name = *std::move(address), .port = *port, .is_address = true};
    }
    std::string name = texts::to_lower(text.substr(0, end));
    if (name.ends_with('.')) name.pop_back();
    if (!is_name(name)) return std::nullopt;
    const bool is_address = canonical(name, &ip::make_address_v4).has_value();
    return Authority{.name = std::move(name), .port = *port, .is_address = is_address};
}

std::string Authority::text() const {
    if (port != 0) return vegas::shell::authority(name, port);
    return name.find(':') == std::string::npos ? name : "[" + name + "]";
}

std::optional<Site> Site::parse(std::string_view origin) {
    constexpr std::string_view kSeparator = "://";
    const auto colon = origin.find(kSeparator);
    if (colon == origin.npos) return std::nullopt;
    std::string scheme = texts::to_lower(origin.substr(0, colon));
    if (scheme != "http" && scheme != "https") return std::nullopt;
    auto rest = origin.substr(colon + kSeparator.size());
    if (rest.ends_with('/')) rest.remove_suffix(1);
    auto authority = Authority::parse(rest);
    if (!authority) return std::nullopt;
    if (authority->port == (scheme == "http" ? kHttpPort : kHttpsPort)) authority->port = 0;
    return Site{.scheme = std::move(scheme), .authority = *std::move(authority)};
}

bool Site::is_at(const Authority& host) const {
    const bool is_usual = host.port == 0 || host.port == kHttpPort || host.port == kHttpsPort;
    return authority.name == host.name &&
           (authority.port == host.port || (authority.port == 0 && is_usual));
}

}  // namespace vegas::shell
