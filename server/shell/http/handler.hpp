// What answers the HTTP requests of a port, without I/O.
#pragma once

#include <cstdint>

#include "server/shell/http/message.hpp"

namespace vegas::shell {

enum class ListenerRole : std::uint8_t { players, admin };

class HttpHandler {
public:
    // A DeferredReply does not refer to the request.
    [[nodiscard]] virtual HttpResult handle(ListenerRole role, const HttpRequest& request) = 0;

    // The server is stopping: connections are not kept alive.
    [[nodiscard]] virtual bool draining() const = 0;

protected:
    ~HttpHandler() = default;
};

}  // namespace vegas::shell
