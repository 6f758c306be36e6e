#include "client-cli/net/connection.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <csignal>
#include <deque>
#include <optional>
#include <utility>

#include "client-cli/net/waiting.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace ws = boost::beast::websocket;
using boost::system::error_code;

namespace {

constexpr std::chrono::seconds kConnectTimeout{10};
constexpr std::chrono::seconds kIdleTimeout{
    30};  // with pings: a dead connection is noticed by then
constexpr std::chrono::seconds kGoodbyeTimeout{1};
constexpr std::size_t kMessageBytesMax = 4U << 20U;

using Stream = ws::stream<beast::tcp_stream>;

// One connection from its first attempt to its end.
struct Socket {
    Socket(net::io_context& io, TransportEvents& told) : stream(io), resolver(io), events(told) {}

    Stream stream;
    net::ip::tcp::resolver resolver;
    TransportEvents& events;
    std::deque<std::string> out;
    bool open = false;
    bool writing = false;
    bool closing = false;
};

using SocketPtr = std::shared_ptr<Socket>;

std::string refusal_words(error_code error, const ws::response_type& response) {
    if (error != ws::error::upgrade_declined) return error.message();
    return "the server answered HTTP " + std::to_string(response.result_int()) +
           " instead of a WebSocket";
}

std::string closing_words(error_code error, const Stream& stream) {
    if (error != ws::error::closed) return error.message();
    std::string text = "closed by the server, code " + std::to_string(stream.reason().code);
    const std::string reason(stream.reason().reason.data(), stream.reason().reason.size());
    if (!reason.empty()) text += " (" + safe_text(reason, true) + ")";
    return text;
}

void prepare(Stream& stream) {
    ws::stream_base::timeout timeout{};
    timeout.handshake_timeout = kConnectTimeout;
    timeout.idle_timeout = kIdleTimeout;
    timeout.keep_alive_pings = true;
    stream.set_option(timeout);
    stream.set_option(ws::stream_base::decorator([](ws::request_type& request) {
        request.set(beast::http::field::sec_websocket_protocol, "vegas.v1");
        request.set(beast::http::field::user_agent, "vegas-cli");
    }));
    stream.read_message_max(kMessageBytesMax);
}

// Why it failed; none when the WebSocket is open.
net::awaitable<std::optional<std::string>> connect(SocketPtr socket, Address address) {
    auto [resolve_error, found] =
        co_await socket->resolver.async_resolve(address.host, address.port, kWait);
    if (resolve_error) co_return resolve_error.message();
    auto& tcp = beast::get_lowest_layer(socket->stream);
    tcp.expires_after(kConnectTimeout);
    auto [connect_error, endpoint] = co_await tcp.async_connect(found, kWait);
    if (connect_error) co_return connect_error.message();
    tcp.expires_never();
    error_code ignored;
    tcp.socket().set_option(net::ip::tcp::no_delay(true), ignored);
    prepare(socket->stream);
    ws::response_type response;
    auto [error] =
        co_await socket->stream.async_handshake(response, address.authority(), address.path, kWait);
    if (error) co_return refusal_words(error, response);
    co_return std::nullopt;
}

// Writes what is queued, one frame at a time, and says goodbye at the end if that was asked for.
net::awaitable<void> write_queued(SocketPtr socket) {
    while (!socket->out.empty()) {
        const std::string text = std::move(socket->out.front());
        socket->out.pop_front();
        auto [error, bytes] = co_await socket->stream.async_write(net::buffer(text), kWait);
        if (error) {
            socket->out.clear();
            beast::get_lowest_layer(socket->stream).cancel();
            break;
        }
    }
    if (socket->closing) {
        const ws::close_reason reason(ws::close_code::normal);
        co_await socket->stream.async_close(reason, kWait);
    }
    socket->writing = false;
}

void start_writing(const SocketPtr& socket) {
    if (socket->writing || !socket->open) return;
    socket->writing = true;
    net::co_spawn(socket->stream.get_executor(), write_queued(socket), net::detached);
}

net::awaitable<std::string> read_all(SocketPtr socket) {
    beast::flat_buffer buffer;
    for (;;) {
        auto [error, bytes] = co_await socket->stream.async_read(buffer, kWait);
        if (error) co_return closing_words(error, socket->stream);
        if (socket->stream.got_text() && !socket->closing) {
            const auto data = buffer.cdata();
            const std::string text(static_cast<const char*>(data.data()), data.size());
            buffer.consume(buffer.size());
            socket->events.received(text);
        }
        buffer.consume(buffer.size());
    }
}

}  // namespace

struct Connection::Impl {
    explicit Impl(Address where) : address(std::move(where)), signals(io) {}

    net::awaitable<void> converse(SocketPtr socket) {
        const auto refused = co_await connect(socket, address);
        std::string why = refused.value_or("");
        if (!refused && !socket->closing) {
            socket->open = true;
            socket->events.opened();
            why = co_await read_all(socket);
        }
        socket->open = false;
        if (current == socket) current.reset();
        socket->events.closed(why);
        if (finishing && !current) io.stop();
    }

    void wait_for_signal() {
        signals.async_wait([this](error_code error, int number) {
            if (error) return;
            if (handler) handler(number);
            wait_for_signal();
        });
    }

    net::io_context io{1};
    net::executor_work_guard<net::io_context::executor_type> work = net::make_work_guard(io);
    Address address;
    net::signal_set signals;
    std::function<void(int)> handler;
    SocketPtr current;
    bool finishing = false;
};

Connection::Connection(Address address) : impl_(std::make_unique<Impl>(std::move(address))) {}

Connection::~Connection() = default;

void Connection::open(TransportEvents& events) {
    if (impl_->finishing) return;
    impl_->current = std::make_shared<Socket>(impl_->io, events);
    net::co_spawn(impl_->io, impl_->converse(impl_->current), net::detached);
}

void Connection::send(std::string text) {
    const SocketPtr& socket = impl_->current;
    if (!socket || !socket->open || socket->closing) return;
    socket->out.push_back(std::move(text));
    start_writing(socket);
}

void Connection::close() {
    const SocketPtr socket = impl_->current;
    if (!socket || std::exchange(socket->closing, true)) return;
    if (socket->open) {
        start_writing(socket);
    } else {
        socket->resolver.cancel();
        beast::get_lowest_layer(socket->stream).cancel();
    }
}

void Connection::finish() {
    if (std::exchange(impl_->finishing, true)) return;
    if (!impl_->current) return impl_->io.stop();
    close();
    after(kGoodbyeTimeout, [this] { impl_->io.stop(); });
}

void Connection::after(std::chrono::milliseconds wait, std::function<void()> task) {
    auto timer = std::make_shared<net::steady_timer>(impl_->io, wait);
    timer->async_wait([timer, task = std::move(task)](error_code error) {
        if (!error) task();
    });
}

std::int64_t Connection::now_ms() const {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void Connection::run() { impl_->io.run(); }

void Connection::post(std::function<void()> task) { net::post(impl_->io, std::move(task)); }

void Connection::on_signal(std::function<void(int)> handler) {
    impl_->handler = std::move(handler);
    for (const int number : {SIGINT, SIGTERM, SIGWINCH, SIGCONT}) {
        error_code ignored;
        impl_->signals.add(number, ignored);
    }
    impl_->wait_for_signal();
}

}  // namespace vegas::cli
