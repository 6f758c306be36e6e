// The bytes to and from a server, by TLS or without: what the WebSocket and HTTP of this folder
// speak over, in the way of Asio and Beast. With TLS nothing can be written before the handshake
// has shown that it is the right server.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "client-cli/net/address.hpp"

namespace vegas::cli {

// For the streams to this server; null where it is spoken to without TLS. Throws if `cacert` is of
// no use; see set_up().
[[nodiscard]] std::unique_ptr<boost::asio::ssl::context> tls_for(const Address&,
                                                                 const std::string& cacert);

class Stream {
public:
    using next_layer_type = boost::beast::tcp_stream;
    using executor_type = next_layer_type::executor_type;

    // `tls`: from tls_for(); it outlives the stream.
    Stream(const boost::asio::any_io_executor&, boost::asio::ssl::context* tls);
    Stream& operator=(Stream&&) = delete;

    // Why the server cannot be spoken to; nothing when it can. The ten seconds for this go on for
    // whatever comes next, unless the next layer is told otherwise.
    [[nodiscard]] boost::asio::awaitable<std::optional<std::string>> reach(Address);
    void cancel();

    [[nodiscard]] executor_type get_executor() noexcept { return tcp_.get_executor(); }
    [[nodiscard]] next_layer_type& next_layer() noexcept { return tcp_; }
    [[nodiscard]] const next_layer_type& next_layer() const noexcept { return tcp_; }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        if (tls_) return tls_->async_read_some(buffers, std::forward<Token>(token));
        return tcp_.async_read_some(buffers, std::forward<Token>(token));
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        if (tls_) return tls_->async_write_some(buffers, std::forward<Token>(token));
        return tcp_.async_write_some(buffers, std::forward<Token>(token));
    }

private:
    boost::asio::ip::tcp::resolver resolver_;
    next_layer_type tcp_;
    std::optional<boost::asio::ssl::stream<next_layer_type&>> tls_;
};

// How Beast ends what is below a WebSocket. Both sides have said by then that they have nothing
// more to say, so there is no waiting for TLS to say so too.
template <class Handler>
void async_teardown(boost::beast::role_type role, Stream& stream, Handler&& handler) {
    using boost::beast::async_teardown;
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace vegas::cli
