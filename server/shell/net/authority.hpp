// Hosts and sites in URLs and headers: written for a URL, and read in a form that can be compared.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::shell {

// "127.0.0.1:80"; IPv6 in brackets: "[::1]:80".
[[nodiscard]] std::string authority(const std::string& address, std::uint16_t port);

// Whether the text is the number of a port.
[[nodiscard]] bool is_port(std::string_view text);

// Whether the text is a path from "/" on in which nothing is to be escaped.
[[nodiscard]] bool is_url_path(std::string_view text);

// A host with or without a port, as in the header Host.
struct Authority {
    std::string name;        // in lower case, without a last dot; an IPv6 address without brackets
    std::uint16_t port = 0;  // 0: none, so it is the usual one of the scheme
    bool is_address = false;

    // nullopt: the text is not a host.
    [[nodiscard]] static std::optional<Authority> parse(std::string_view text);
    // As it stands in a URL.
    [[nodiscard]] std::string text() const;
    bool operator==(const Authority&) const = default;
};

// The site of a page, as browsers send it in Origin. RFC 6454.
struct Site {
    std::string scheme;   // "http" or "https"
    Authority authority;  // port 0 also where the usual one was written

    // nullopt: the text is not a site. A slash at its end does not count.
    [[nodiscard]] static std::optional<Site> parse(std::string_view origin);
    // Whether a request with this Host went to the site. A proxy before the server may have taken
    // TLS off, so 80 and 443 are both usual there.
    [[nodiscard]] bool is_at(const Authority& host) const;
    bool operator==(const Site&) const = default;
};

}  // namespace vegas::shell
