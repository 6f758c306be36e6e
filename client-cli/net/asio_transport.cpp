#include "client-cli/net/asio_transport.hpp"

#include <poll.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <csignal>
#include <deque>
#include <optional>
#include <utility>

#include "client-cli/net/awaitable.hpp"
#include "client-cli/net/exit_deadline.hpp"
#include "client-cli/net/stream.hpp"
#include "client-cli/net/wrong_address.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace ws = boost::beast::websocket;
using boost::system::error_code;

namespace {

constexpr std::chrono::seconds kHandshakeTimeout{10};  // of the WebSocket
constexpr std::chrono::seconds kIdleTimeout{
    30};  // with pings: a dead connection is noticed by then
constexpr std::chrono::milliseconds kGoodbyeTimeout{500};
static_assert(kGoodbyeTimeout < kExitDeadline);
constexpr std::size_t kMessageBytesMax = 4U << 20U;

using WebSocket = ws::stream<ServerStream, false>;  // without compression

// One connection from its first attempt to its end.
struct ActiveConnection {
    ActiveConnection(net::io_context& io, net::ssl::context* tls, TransportEvents& listener)
        : stream(io.get_executor(), tls), events(listener) {}

    WebSocket stream;
    TransportEvents& events;
    std::deque<std::string> out;
    bool open = false;
    bool writing = false;
    bool closing = false;
};

using ActiveConnectionPtr = std::shared_ptr<ActiveConnection>;

std::string closing_words(error_code error, const WebSocket& stream) {
    if (error != ws::error::closed) return error_text(error);
    std::string text = "closed by the server, code " + std::to_string(stream.reason().code);
    const std::string reason(stream.reason().reason.data(), stream.reason().reason.size());
    if (!reason.empty()) text += " (" + safe_text(reason, true) + ")";
    return text;
}

void prepare(WebSocket& stream) {
    ws::stream_base::timeout timeout{};
    timeout.handshake_timeout = kHandshakeTimeout;
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
net::awaitable<std::optional<std::string>> open_websocket(ActiveConnectionPtr socket,
                                                          ServerAddress address) {
    if (auto why = co_await socket->stream.next_layer().connect(address)) co_return why;
    beast::get_lowest_layer(socket->stream).expires_never();
    prepare(socket->stream);
    ws::response_type response;
    auto [error] = co_await socket->stream.async_handshake(response, address.host_field(),
                                                           address.path, kAwait);
    if (!error) co_return std::nullopt;
    if (error == ws::error::upgrade_declined) {
        if (const auto asked = asked_wait(response)) socket->events.on_asked_to_wait(*asked);
        if (is_host_refused(response)) socket->events.on_host_refused(address.host);
    }
    co_return refusal_words(address, error, response);
}

// Writes what is queued, one frame at a time, and says goodbye at the end if that was asked for.
net::awaitable<void> write_queued(ActiveConnectionPtr socket) {
    while (!socket->out.empty()) {
        const std::string text = std::move(socket->out.front());
        socket->out.pop_front();
        auto [error, bytes] = co_await socket->stream.async_write(net::buffer(text), kAwait);
        if (error) {
            socket->out.clear();
            beast::get_lowest_layer(socket->stream).cancel();
            break;
        }
    }
    if (socket->closing) {
        const ws::close_reason reason(ws::close_code::normal);
        co_await socket->stream.async_close(reason, kAwait);
    }
    socket->writing = false;
}

void start_writing(const ActiveConnectionPtr& socket) {
    if (socket->writing || !socket->open) return;
    socket->writing = true;
    net::co_spawn(socket->stream.get_executor(), write_queued(socket), net::detached);
}

net::awaitable<std::string> read_all(ActiveConnectionPtr socket) {
    beast::flat_buffer buffer;
    for (;;) {
        auto [error, bytes] = co_await socket->stream.async_read(buffer, kAwait);
        if (error) co_return closing_words(error, socket->stream);
        if (socket->stream.got_text() && !socket->closing) {
            const auto data = buffer.cdata();
            const std::string text(static_cast<const char*>(data.data()), data.size());
            buffer.consume(buffer.size());
            socket->events.on_receive(text);
        }
        buffer.consume(buffer.size());
    }
}

}  // namespace

struct AsioTransport::Impl {
    Impl(ServerAddress where, const std::string& cacert)
        : address(std::move(where)), tls(tls_for(address, cacert)), signals(io) {}

    net::awaitable<void> run_connection(ActiveConnectionPtr socket) {
        const auto refused = co_await open_websocket(socket, address);
        std::string why = refused.value_or("");
        if (!refused && !socket->closing) {
            socket->open = true;
            socket->events.on_open();
            why = co_await read_all(socket);
        }
        socket->open = false;
        if (current == socket) current.reset();
        socket->events.on_close(why, socket->stream.reason().code);
        if (finishing && !current) io.stop();
    }

    void wait_for_signal() {
        signals.async_wait([this](error_code error, int number) {
            if (error) return;
            if (handler) handler(number);
            wait_for_signal();
        });
    }

    // Until the terminal is gone.
    void wait_for_input() {
        input->async_wait(net::posix::descriptor_base::wait_read, [this](error_code error) {
            if (error) return;
            input_ready();
            pollfd fd{input->native_handle(), POLLIN, 0};
            const bool gone = poll(&fd, 1, 0) > 0 && (fd.revents & (POLLHUP | POLLERR)) != 0;
            if (!gone) wait_for_input();
        });
    }

    std::optional<ExitDeadline> exit_deadline;  // outlives the rest, whose end may take long
    ServerAddress address;
    std::unique_ptr<net::ssl::context> tls;
    net::io_context io{1};
    net::executor_work_guard<net::io_context::executor_type> work = net::make_work_guard(io);
    net::signal_set signals;
    std::function<void(int)> handler;
    std::optional<net::posix::stream_descriptor> input;
    std::function<void()> input_ready;
    ActiveConnectionPtr current;
    bool finishing = false;
};

AsioTransport::AsioTransport(ServerAddress address, const std::string& cacert)
    : impl_(std::make_unique<Impl>(std::move(address), cacert)) {}

AsioTransport::~AsioTransport() = default;

void AsioTransport::open(TransportEvents& events) {
    if (impl_->finishing) return;
    impl_->current = std::make_shared<ActiveConnection>(impl_->io, impl_->tls.get(), events);
    net::co_spawn(impl_->io, impl_->run_connection(impl_->current), net::detached);
}

void AsioTransport::send(std::string text) {
    const ActiveConnectionPtr& socket = impl_->current;
    if (!socket || !socket->open || socket->closing) return;
    socket->out.push_back(std::move(text));
    start_writing(socket);
}

void AsioTransport::close() {
    const ActiveConnectionPtr socket = impl_->current;
    if (!socket || std::exchange(socket->closing, true)) return;
    if (socket->open) {
        start_writing(socket);
    } else {
        socket->stream.next_layer().cancel();
    }
}

void AsioTransport::finish() {
    if (std::exchange(impl_->finishing, true)) return;
    if (!impl_->current) return impl_->io.stop();
    close();
    after(kGoodbyeTimeout, [this] { impl_->io.stop(); });
}

void AsioTransport::after(std::chrono::milliseconds wait, std::function<void()> task) {
    auto timer = std::make_shared<net::steady_timer>(impl_->io, wait);
    timer->async_wait([timer, task = std::move(task)](error_code error) {
        if (!error) task();
    });
}

std::int64_t AsioTransport::now_ms() const {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

void AsioTransport::run() { impl_->io.run(); }

void AsioTransport::post(std::function<void()> task) { net::post(impl_->io, std::move(task)); }

void AsioTransport::on_input(std::function<void()> ready) {
    impl_->input_ready = std::move(ready);
    impl_->input.emplace(impl_->io, dup(STDIN_FILENO));
    impl_->wait_for_input();
}

void AsioTransport::on_signal(std::function<void(int)> handler, std::function<void()> give_up) {
    impl_->exit_deadline.emplace(std::move(give_up));
    impl_->handler = std::move(handler);
    for (const int number : {SIGINT, SIGTERM, SIGWINCH, SIGCONT}) {
        error_code ignored;
        impl_->signals.add(number, ignored);
    }
    impl_->wait_for_signal();
}

}  // namespace vegas::cli
