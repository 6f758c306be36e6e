// The first part of a connection's life: HTTP requests, until one of them becomes a WebSocket or
// the client closes. Each request has a deadline, and its size is bounded.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "server/shell/http/site.hpp"
#include "server/shell/net/asio.hpp"
#include "server/shell/net/slot.hpp"

namespace vegas::shell {

// `visitor`: none yet, where a PROXY header is to say for whom the connection is. `unanswered`
// counts the sessions whose request is on its way or has no answer yet.
void start_http_session(Socket socket, Door door, Site site,
                        std::optional<Doorkeeper::Visitor> visitor, Slot slot,
                        std::shared_ptr<std::size_t> unanswered);

}  // namespace vegas::shell
