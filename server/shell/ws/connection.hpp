// A WebSocket connection, from the upgrade on. Passes whole text messages to the observer, sends
// what is queued, and reports its end exactly once.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/shell/net/asio.hpp"
#include "server/shell/net/connection_slot.hpp"
#include "server/shell/ws/connection_parts.hpp"
#include "server/shell/ws/upgrade.hpp"

namespace vegas::shell {

namespace http = boost::beast::http;
using BeastRequest = http::request<http::string_body>;

// Replies to the upgrade. From then on the connection owns itself, its slot and its counted socket.
void open_connection(TcpSocket socket, const BeastRequest& request, Upgrade upgrade,
                     const ConnectionParts& parts, ConnectionSlot slot,
                     AddressLimiter::CountedSocket from);

}  // namespace vegas::shell
