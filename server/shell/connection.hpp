// A connection's second part: the WebSocket. Whole text messages go to the driver, what the driver
// queues goes out, and the driver hears exactly once that it is over.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/shell/asio.hpp"
#include "server/shell/site.hpp"

namespace vegas::shell {

namespace http = boost::beast::http;
using Request = http::request<http::string_body>;

// Answers the upgrade and lives on its own from then on.
void open_connection(Socket socket, const Request& request, Upgrade upgrade, Site site,
                     Place place);

}  // namespace vegas::shell
