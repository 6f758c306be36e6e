// A byte stream to a server, with TLS or without, for the WebSocket and HTTP of this folder. It
// follows the stream concepts of Asio and Beast. With TLS nothing can be written before the
// handshake has authenticated the server.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/system/error_code.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "client-cli/net/address.hpp"

namespace vegas::cli {

// The TLS context for streams to this server; null if it is used without TLS. Throws if `cacert` is
// unusable; see configure_tls().
[[nodiscard]] std::unique_ptr<boost::asio::ssl::context> tls_for(const ServerAddress&,
                                                                 const std::string& cacert);

class ServerStream {
public:
    using next_layer_type = boost::beast::tcp_stream;
    using executor_type = next_layer_type::executor_type;

    // `tls`: from tls_for(); it outlives the stream.
    ServerStream(const boost::asio::any_io_executor&, boost::asio::ssl::context* tls);
    ServerStream& operator=(ServerStream&&) = delete;

    // Returns why the server cannot be reached, or nullopt on success. The timeout of ten seconds
    // stays in force for later operations unless next_layer() is given another one.
    [[nodiscard]] boost::asio::awaitable<std::optional<std::string>> connect(ServerAddress);
    void cancel();

    [[nodiscard]] executor_type get_executor() noexcept { return tcp_.get_executor(); }
    [[nodiscard]] next_layer_type& next_layer() noexcept { return tcp_; }
    [[nodiscard]] const next_layer_type& next_layer() const noexcept { return tcp_; }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return initiate(&ServerStream::read_some, to_list<ReadBuffers>(buffers), token);
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return initiate(&ServerStream::write_some, to_list<WriteBuffers>(buffers), token);
    }

private:
    using Handler = std::function<void(boost::system::error_code, std::size_t)>;
    using ReadBuffers = std::vector<boost::asio::mutable_buffer>;
    using WriteBuffers = std::vector<boost::asio::const_buffer>;

    // One type of buffers and handlers for all operations of Beast: TCP and TLS compile once.
    void read_some(const ReadBuffers&, Handler);
    void write_some(const WriteBuffers&, Handler);

    template <class List, class Buffers>
    static List to_list(const Buffers& buffers) {
        return List(boost::asio::buffer_sequence_begin(buffers),
                    boost::asio::buffer_sequence_end(buffers));
    }
    template <class List, class Token>
    auto initiate(void (ServerStream::*operation)(const List&, Handler), List buffers,
                  Token& token) {
        return boost::asio::async_initiate<Token, void(boost::system::error_code, std::size_t)>(
            [this, operation](auto handler, const List& list) {
                // A std::function can be copied, and a handler only moved.
                const auto shared = std::make_shared<decltype(handler)>(std::move(handler));
                (this->*operation)(list,
                                   [shared](boost::system::error_code error, std::size_t bytes) {
                                       std::move (*shared)(error, bytes);
                                   });
            },
            token, std::move(buffers));
    }

    boost::asio::ip::tcp::resolver resolver_;
    next_layer_type tcp_;
    std::optional<boost::asio::ssl::stream<next_layer_type&>> tls_;
};

// Beast calls this to close the stream below a WebSocket. Both sides have sent all by then, so it
// does not wait for the other side to close TLS.
template <class Handler>
void async_teardown(boost::beast::role_type role, ServerStream& stream, Handler&& handler) {
    using boost::beast::async_teardown;
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace vegas::cli
