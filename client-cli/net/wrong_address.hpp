// Explains in words for people why an address does not lead to the server.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/system/error_code.hpp>
#include <optional>
#include <string>

#include "client-cli/net/address.hpp"
#include "client-cli/net/transport.hpp"

namespace vegas::cli {

using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

// Why a connection broke.
[[nodiscard]] std::string error_text(const boost::system::error_code&);

// A sentence if the error or response shows that another address is meant, above all one with TLS;
// else nullopt.
[[nodiscard]] std::optional<std::string> wrong_address(const ServerAddress&,
                                                       const boost::system::error_code&,
                                                       const HttpResponse&);

// What a server that answers 429 or 503 asks for; nullopt: nothing.
[[nodiscard]] std::optional<AskedWait> asked_wait(const HttpResponse&);

// Whether the server does not go by the host of the request.
[[nodiscard]] bool is_host_refused(const HttpResponse&);

// Why the WebSocket could not be opened.
[[nodiscard]] std::string refusal_words(const ServerAddress&, const boost::system::error_code&,
                                        const HttpResponse&);

}  // namespace vegas::cli
