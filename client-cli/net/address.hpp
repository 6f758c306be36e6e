// The address of a server, in the forms that people write: ws://host:port, http://host:port/ws,
// host:port, host, [::1]:8080.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

struct Address {
    std::string host;  // without the brackets of an IPv6 address
    std::string port = "8080";
    std::string path = "/ws";

    friend bool operator==(const Address&, const Address&) = default;

    // As one gives it to --server, without the path when it is the usual one.
    [[nodiscard]] std::string text() const;
    // For the Host field of HTTP.
    [[nodiscard]] std::string authority() const;
};

// Nothing if the text is not an address. `why` then says what is wrong with it, in one sentence.
[[nodiscard]] std::optional<Address> parse_address(std::string_view text, std::string& why);

}  // namespace vegas::cli
