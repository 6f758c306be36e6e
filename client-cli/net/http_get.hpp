// One GET over plain HTTP, waited for. Its own event loop: not for use beside a Connection.
#pragma once

#include <string>

#include "client-cli/net/address.hpp"

namespace vegas::cli {

struct HttpAnswer {
    unsigned status = 0;  // 0: there was no answer, and `body` says why
    std::string body;     // up to 4 MiB
};

// `target` is the path, with a slash in front.
[[nodiscard]] HttpAnswer http_get(const Address& server, const std::string& target);

}  // namespace vegas::cli
