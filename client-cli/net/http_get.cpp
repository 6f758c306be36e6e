#include "client-cli/net/http_get.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <exception>
#include <utility>

#include "client-cli/net/awaitable.hpp"
#include "client-cli/net/stream.hpp"
#include "client-cli/net/wrong_address.hpp"

namespace vegas::cli {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

namespace {

constexpr std::uint64_t kBodyBytesMax = 4U << 20U;

net::awaitable<HttpGetResult> get(ServerAddress server, net::ssl::context* tls,
                                  std::string target) {
    ServerStream stream(co_await net::this_coro::executor, tls);
    if (auto why = co_await stream.connect(server)) co_return HttpGetResult{0, std::move(*why)};
    http::request<http::empty_body> request{http::verb::get, server.prefix() + target, 11};
    request.set(http::field::host, server.host_field());
    request.set(http::field::user_agent, "vegas-cli");
    request.keep_alive(false);
    auto [write_error, written] = co_await http::async_write(stream, request, kAwait);
    if (write_error) co_return HttpGetResult{0, error_text(write_error)};
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.body_limit(kBodyBytesMax);
    auto [read_error, bytes] = co_await http::async_read(stream, buffer, parser, kAwait);
    if (auto why = wrong_address(server, read_error, parser.get())) {
        co_return HttpGetResult{0, std::move(*why)};
    }
    if (read_error) co_return HttpGetResult{0, error_text(read_error)};
    co_return HttpGetResult{parser.get().result_int(), std::move(parser.get().body())};
}

}  // namespace

HttpGetResult http_get(const ServerAddress& server, const std::string& cacert,
                       const std::string& target) {
    const auto tls = tls_for(server, cacert);
    net::io_context io{1};
    HttpGetResult result;
    net::co_spawn(io, get(server, tls.get(), target),
                  [&result](const std::exception_ptr& broken, HttpGetResult got) {
                      result = broken ? HttpGetResult{0, "broken"} : std::move(got);
                  });
    io.run();
    return result;
}

}  // namespace vegas::cli
