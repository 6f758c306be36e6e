// One blocking GET. It runs its own event loop: not for use beside an AsioTransport.
#pragma once

#include <string>

#include "client-cli/net/address.hpp"

namespace vegas::cli {

struct HttpGetResult {
    unsigned status = 0;  // 0: no response came, and `body` says why
    std::string body;     // up to 4 MiB
};

// `target`: the path behind the server's own, with a leading slash. `cacert`: a PEM file of
// certificate authorities; empty: the system's.
[[nodiscard]] HttpGetResult http_get(const ServerAddress& server, const std::string& cacert,
                                     const std::string& target);

}  // namespace vegas::cli
