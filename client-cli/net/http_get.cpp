#include "client-cli/net/http_get.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <exception>
#include <utility>

#include "client-cli/net/waiting.hpp"

namespace vegas::cli {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

constexpr std::chrono::seconds kDeadline{10};
constexpr std::uint64_t kBodyBytesMax = 4U << 20U;

HttpAnswer none(const boost::system::error_code& error) { return {0, error.message()}; }

net::awaitable<HttpAnswer> get(Address server, std::string target) {
    const auto executor = co_await net::this_coro::executor;
    net::ip::tcp::resolver resolver(executor);
    beast::tcp_stream stream(executor);
    stream.expires_after(kDeadline);
    auto [resolve_error, found] = co_await resolver.async_resolve(server.host, server.port, kWait);
    if (resolve_error) co_return none(resolve_error);
    auto [connect_error, endpoint] = co_await stream.async_connect(found, kWait);
    if (connect_error) co_return none(connect_error);
    http::request<http::empty_body> request{http::verb::get, target, 11};
    request.set(http::field::host, server.authority());
    request.set(http::field::user_agent, "vegas-cli");
    request.keep_alive(false);
    auto [write_error, written] = co_await http::async_write(stream, request, kWait);
    if (write_error) co_return none(write_error);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(kBodyBytesMax);
    auto [read_error, bytes] = co_await http::async_read(stream, buffer, parser, kWait);
    if (read_error) co_return none(read_error);
    co_return HttpAnswer{parser.get().result_int(), std::move(parser.get().body())};
}

}  // namespace

HttpAnswer http_get(const Address& server, const std::string& target) {
    net::io_context io{1};
    HttpAnswer answer;
    net::co_spawn(io, get(server, target),
                  [&answer](const std::exception_ptr& broken, HttpAnswer got) {
                      answer = broken ? HttpAnswer{0, "broken"} : std::move(got);
                  });
    io.run();
    return answer;
}

}  // namespace vegas::cli
