// Parses the PROXY protocol, by which a TCP proxy names its client in the first bytes. Versions 1
// (a line of text) and 2 (binary), as in HAProxy's proxy-protocol.txt.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::shell {

// The start of a connection.
struct ProxyHeader {
    enum class Status : std::uint8_t { unfinished, broken, whole };

    Status status = Status::unfinished;
    std::size_t bytes = 0;              // length of a whole header
    std::optional<std::string> client;  // numeric; nullopt: the proxy's own connection
};

// `bytes_read`: everything received so far.
[[nodiscard]] ProxyHeader read_proxy_header(std::string_view bytes_read);

// Whether a connection from an unknown address begins with a PROXY header.
[[nodiscard]] bool has_proxy_header(std::string_view bytes_read);

}  // namespace vegas::shell
