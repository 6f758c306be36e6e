// The address of a server, in the forms that people write: wss://host, https://host/path,
// ws://host:port, http://host:port/ws, host:port, host, [::1]:8080. The kits for bots read the
// same.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

struct Address {
    std::string host;  // without the brackets of an IPv6 address
    std::string port = "8080";
    std::string path = "/ws";  // of the WebSocket
    bool secure = false;       // by TLS

    friend bool operator==(const Address&, const Address&) = default;

    // As one gives it to --server, without what is usual.
    [[nodiscard]] std::string text() const;
    // For the Host field of HTTP: without the port where that is the usual one.
    [[nodiscard]] std::string host_field() const;
    // What stands before /ws and /api: nothing, or the folder in which a proxy has the server.
    [[nodiscard]] std::string prefix() const;
    // Another one for each server, and for one with TLS and without: no token of the one gets to
    // the other.
    [[nodiscard]] std::string key() const;
};

// Nothing if the text is not an address. `why` then says in one sentence what is wrong with it, and
// where that can be told what would be right.
[[nodiscard]] std::optional<Address> parse_address(std::string_view text, std::string& why);

}  // namespace vegas::cli
