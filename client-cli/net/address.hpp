// The address of a server, in the forms that people write: wss://host, https://host/path,
// ws://host:port, http://host:port/ws, host:port, host, [::1]:8080. The bot kits read the same
// forms.
#pragma once

#include <string>
#include <string_view>

#include "client-cli/texts/text_failure.hpp"

namespace vegas::cli {

struct ServerAddress {
    std::string host;  // without the brackets of an IPv6 address
    std::string port = "8080";
    std::string path = "/ws";  // of the WebSocket
    bool secure = false;       // by TLS

    friend bool operator==(const ServerAddress&, const ServerAddress&) = default;

    // In the form of --server, without default parts.
    [[nodiscard]] std::string text() const;
    // For the Host field of HTTP: without the port if it is the default.
    [[nodiscard]] std::string host_field() const;
    // The path before /ws and /api: empty, or the folder in which a proxy has the server.
    [[nodiscard]] std::string prefix() const;
    // Differs for each server, and for TLS and no TLS, so that no token of one gets to the other.
    [[nodiscard]] std::string key() const;
};

// The failure says in one sentence what is wrong and, if possible, what would be right.
[[nodiscard]] OrFailure<ServerAddress> parse_address(std::string_view text);

}  // namespace vegas::cli
