#include "client-cli/net/stream.hpp"

#include <boost/system/system_error.hpp>
#include <chrono>

#include "client-cli/net/awaitable.hpp"
#include "client-cli/net/tls.hpp"

namespace vegas::cli {

namespace net = boost::asio;
using boost::system::error_code;

namespace {

constexpr std::chrono::seconds kReachTimeout{10};

}  // namespace

std::unique_ptr<net::ssl::context> tls_for(const ServerAddress& address,
                                           const std::string& cacert) {
    if (!address.secure) return nullptr;
    auto tls = std::make_unique<net::ssl::context>(net::ssl::context::tls_client);
    error_code error;
    configure_tls(*tls, cacert, error);
    if (error) throw boost::system::system_error(error, "TLS");
    return tls;
}

ServerStream::ServerStream(const net::any_io_executor& executor, net::ssl::context* tls)
    : resolver_(executor), tcp_(executor) {
    if (tls != nullptr) tls_.emplace(tcp_, *tls);
}

net::awaitable<std::optional<std::string>> ServerStream::connect(ServerAddress address) {
    auto [resolve_error, found] =
        co_await resolver_.async_resolve(address.host, address.port, kAwait);
    if (resolve_error) co_return resolve_error.message();
    tcp_.expires_after(kReachTimeout);
    auto [connect_error, endpoint] = co_await tcp_.async_connect(found, kAwait);
    if (connect_error) co_return connect_error.message();
    error_code ignored;
    tcp_.socket().set_option(net::ip::tcp::no_delay(true), ignored);
    if (!tls_) co_return std::nullopt;
    if (!set_expected_host(tls_->native_handle(), address.host)) {
        co_return "no TLS with a host of this name";
    }
    auto [error] = co_await tls_->async_handshake(net::ssl::stream_base::client, kAwait);
    if (error) co_return handshake_words(error, tls_->native_handle(), address);
    co_return std::nullopt;
}

void ServerStream::cancel() {
    resolver_.cancel();
    tcp_.cancel();
}

void ServerStream::read_some(const ReadBuffers& buffers, Handler handler) {
    if (tls_) return tls_->async_read_some(buffers, std::move(handler));
    tcp_.async_read_some(buffers, std::move(handler));
}

void ServerStream::write_some(const WriteBuffers& buffers, Handler handler) {
    if (tls_) return tls_->async_write_some(buffers, std::move(handler));
    tcp_.async_write_some(buffers, std::move(handler));
}

}  // namespace vegas::cli
