// One GET, waited for. Its own event loop: not for use beside a Connection.
#pragma once

#include <string>

#include "client-cli/net/address.hpp"

namespace vegas::cli {

struct HttpAnswer {
    unsigned status = 0;  // 0: there was no answer, and `body` says why
    std::string body;     // up to 4 MiB
};

// `target`: the path behind that of the server, with a slash in front. `cacert`: a file with those
// who vouch for the server; empty: the system's.
[[nodiscard]] HttpAnswer http_get(const Address& server, const std::string& cacert,
                                  const std::string& target);

}  // namespace vegas::cli
