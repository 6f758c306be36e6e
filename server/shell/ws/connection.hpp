// A connection's second part, when a request has become a WebSocket. Whole text messages go to the
// receiver, what it queues goes out, and it hears exactly once that it is over.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/shell/net/asio.hpp"
#include "server/shell/net/slot.hpp"
#include "server/shell/ws/connection_parts.hpp"
#include "server/shell/ws/upgrade.hpp"

namespace vegas::shell {

namespace http = boost::beast::http;
using Request = http::request<http::string_body>;

// Answers the upgrade. From then on the connection owns itself, and what it holds of the server's
// and of an address's sockets.
void open_connection(Socket socket, const Request& request, Upgrade upgrade,
                     const ConnectionParts& parts, Slot slot, Admission::Socket from);

}  // namespace vegas::shell
