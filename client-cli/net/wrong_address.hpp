// What it says of an address when something else is there than the server, in words for people.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/system/error_code.hpp>
#include <optional>
#include <string>

#include "client-cli/net/address.hpp"

namespace vegas::cli {

using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

// Of a connection that broke.
[[nodiscard]] std::string error_text(const boost::system::error_code&);

// Where what came, or did not come, shows that another address is meant, above all one with TLS:
// the sentence that says so.
[[nodiscard]] std::optional<std::string> wrong_address(const Address&,
                                                       const boost::system::error_code&,
                                                       const HttpResponse&);

// Why there is no WebSocket.
[[nodiscard]] std::string refusal_words(const Address&, const boost::system::error_code&,
                                        const HttpResponse&);

}  // namespace vegas::cli
