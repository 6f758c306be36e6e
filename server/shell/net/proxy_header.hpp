// How a TCP proxy says for whom a connection is, in its first bytes: the PROXY protocol, version 1
// (a line of text) and 2 (binary), as HAProxy's proxy-protocol.txt has it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::shell {

// What a connection begins with.
struct ProxyHeader {
    enum class State : std::uint8_t { unfinished, broken, whole };

    State state = State::unfinished;
    std::size_t bytes = 0;              // of a whole one; what follows is the client's
    std::optional<std::string> client;  // its numeric address; nothing: the proxy speaks for itself
};

// `begun`: all that has come so far.
[[nodiscard]] ProxyHeader read_proxy_header(std::string_view begun);

// Whether a connection from elsewhere begins as if a proxy stood before us.
[[nodiscard]] bool begins_with_proxy_header(std::string_view begun);

}  // namespace vegas::shell
