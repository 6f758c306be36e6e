#include "client-cli/net/wrong_address.hpp"

#include <array>
#include <boost/asio/error.hpp>
#include <boost/asio/ssl/error.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/field.hpp>
#include <boost/beast/http/status.hpp>
#include <boost/beast/websocket/error.hpp>
#include <charconv>
#include <nlohmann/json.hpp>
#include <string_view>
#include <system_error>

namespace vegas::cli {

namespace net = boost::asio;
namespace http = boost::beast::http;
using boost::system::error_code;

namespace {

// What servers say who expect TLS and get a request: nginx, Caddy, Apache.
constexpr std::array<std::string_view, 3> kTlsExpected{"sent to HTTPS port", "to an HTTPS server",
                                                       "SSL-enabled server"};

ServerAddress with_tls(ServerAddress address) {
    address.secure = true;
    return address;
}

bool expects_tls(const HttpResponse& response) {
    if (response.result() != http::status::bad_request) return false;
    for (const auto said : kTlsExpected) {
        if (response.body().find(said) != std::string::npos) return true;
    }
    return false;
}

// The server to which a redirection leads.
std::optional<ServerAddress> redirected(const ServerAddress& address,
                                        const HttpResponse& response) {
    if (http::to_status_class(response.result()) != http::status_class::redirection) {
        return std::nullopt;
    }
    const auto there = parse_address(std::string(response[http::field::location]));
    if (!there) return std::nullopt;
    ServerAddress server = address;
    server.host = there->host;
    server.port = there->port;
    server.secure = there->secure;
    if (server == address) return std::nullopt;
    return server;
}

}  // namespace

std::string error_text(const error_code& error) {
    // With TLS as without it.
    const bool ended = error == net::ssl::error::stream_truncated;
    return ended ? error_code(net::error::eof).message() : error.message();
}

std::optional<std::string> wrong_address(const ServerAddress& address, const error_code& error,
                                         const HttpResponse& response) {
    if (auto there = redirected(address, response)) {
        return "the server sends its clients on; try " + there->text();
    }
    if (address.secure) return std::nullopt;
    const std::string secure = with_tls(address).text();
    if (expects_tls(response)) return "the server speaks TLS there; try " + secure;
    const bool mute = error == http::error::end_of_stream || error == net::error::eof ||
                      error == net::error::connection_reset || error == http::error::bad_version;
    if (mute) return "the server gave no answer; if it speaks TLS there, try " + secure;
    return std::nullopt;
}

std::optional<AskedWait> asked_wait(const HttpResponse& response) {
    const bool is_rate_limited = response.result() == http::status::too_many_requests;
    if (!is_rate_limited && response.result() != http::status::service_unavailable) {
        return std::nullopt;
    }
    const auto field = response[http::field::retry_after];
    const std::string_view text(field.data(), field.size());
    int seconds = 0;
    const auto [end, bad] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (bad != std::errc() || end != text.data() + text.size() || seconds < 0) return std::nullopt;
    return AskedWait{.wait = std::chrono::seconds(seconds), .is_rate_limited = is_rate_limited};
}

bool is_host_refused(const HttpResponse& response) {
    using nlohmann::json;
    if (response.result() != http::status::forbidden) return false;
    const json body = json::parse(response.body(), nullptr, false);
    const json::json_pointer code("/error/code");
    return body.is_object() && body.contains(code) && body[code] == "host_not_allowed";
}

std::string refusal_words(const ServerAddress& address, const error_code& error,
                          const HttpResponse& response) {
    if (auto words = wrong_address(address, error, response)) return *words;
    if (error != boost::beast::websocket::error::upgrade_declined) return error_text(error);
    return "the server answered HTTP " + std::to_string(response.result_int()) +
           " instead of a WebSocket";
}

}  // namespace vegas::cli
