// Callbacks, not coroutines: this is the hot path, and a coroutine that awaits each read was
// measured to cost some 5 % more CPU per action.
#include "server/shell/ws/connection.hpp"

#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include "server/shell/process/log_fields.hpp"
#include "server/shell/ws/corked_stream.hpp"

namespace vegas::shell {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr std::size_t kFirstRead = 512;  // an action has some 100 bytes
constexpr std::size_t kNextRead = 4096;
constexpr std::size_t kReportBytes = 4096;  // sent bytes that the core need not hear of one by one
// Until the peer has closed, too. What it had sent already is on its way, but not more than that.
constexpr std::size_t kReadClosing = 128 * 1024;
constexpr std::chrono::seconds kHandshakeTimeout{
    5};  // to take the upgrade's answer, and to answer a close
// From the error to the close. A program that comes back at once and makes the same mistake again
// would else use up the connections that its address may open.
constexpr std::chrono::seconds kMistakeDelay{1};

bool is_mistake(protocol::CloseCode code) {
    return code == protocol::CloseCode::unsupported_data ||
           code == protocol::CloseCode::message_too_big ||
           code == protocol::CloseCode::policy_violation;
}

class WebSocketConnection final : public ClientConnection,
                                  public std::enable_shared_from_this<WebSocketConnection> {
public:
    WebSocketConnection(TcpSocket socket, const ConnectionParts& parts, ConnectionSlot slot,
                        AddressLimiter::CountedSocket counted_socket)
        : parts_(parts),
          slot_(std::move(slot)),
          socket_(std::move(counted_socket)),
          gauge_guard_(parts.metrics.connections(ConnectionKind::websocket)),
          ws_(std::move(socket)),
          read_timer_(ws_.get_executor()) {}

    void start(const BeastRequest& request, Upgrade upgrade);

    void queue(std::string_view text) override;
    void flush() override { ws_.next_layer().flush(); }
    void close(protocol::CloseCode code, std::string_view reason) override;
    void abort() override;
    void on_hello() override { socket_.on_hello(); }
    [[nodiscard]] std::size_t unsent_bytes() const override { return ws_.next_layer().unsent(); }

private:
    void on_accept(error_code error);
    void read();
    void read_later(std::int64_t ms);
    void on_read(error_code error, std::size_t bytes);
    void on_bytes(std::size_t bytes);
    void on_sent(error_code error, std::size_t bytes);
    void send_close(const websocket::close_reason& reason);

    ConnectionParts parts_;
    ConnectionSlot slot_;
    AddressLimiter::CountedSocket socket_;
    GaugeGuard gauge_guard_;
    websocket::stream<CorkedStream<TcpSocket>, false> ws_;
    Timer read_timer_;  // before more is read
    core::ConnId id_;
    struct {
        std::string bytes;       // read so far, and room for more
        std::size_t filled = 0;  // bytes read so far
    } message_;
    std::size_t sent_ = 0;    // payload that the core has not heard of
    bool is_broken_ = false;  // the peer broke the transport: what it still sends is dropped
    bool is_closing_ = false;
    bool is_over_ = false;
};

void WebSocketConnection::start(const BeastRequest& request, Upgrade upgrade) {
    ws_.auto_fragment(false);
    ws_.read_message_max(
        0);  // on_bytes() has the limit: the core answers before the connection ends
    ws_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = kHandshakeTimeout,
        .idle_timeout = std::chrono::milliseconds(parts_.idle_timeout_ms),
        .keep_alive_pings = true});
    const bool name_protocol = upgrade.name_protocol;
    ws_.set_option(
        websocket::stream_base::decorator([name_protocol](websocket::response_type& response) {
            response.set(http::field::server, "vegasd");
            if (name_protocol) {
                response.set(http::field::sec_websocket_protocol,
                             beast::string_view(kSubprotocol.data(), kSubprotocol.size()));
            }
        }));
    ws_.text(true);
    ws_.next_layer().on_sent(
        [this](error_code error, std::size_t bytes) { on_sent(error, bytes); });
    ws_.next_layer().pace([this](std::size_t frames) {
        return parts_.admission.extra_frames_delay(socket_, frames);
    });
    ws_.async_accept(request,
                     [self = shared_from_this()](error_code error) { self->on_accept(error); });
}

void WebSocketConnection::on_accept(error_code error) {
    if (error) return;
    socket_.on_upgrade();
    const auto& account = *socket_.account();
    id_ = parts_.observer->on_open(*this, AddressLimiter::address_of(account),
                                   AddressLimiter::is_unlimited(account));
    read();
}

void WebSocketConnection::read() {
    auto& [bytes, filled] = message_;
    bytes.resize(filled + (filled == 0 ? kFirstRead : kNextRead));
    ws_.async_read_some(net::buffer(bytes.data() + filled, bytes.size() - filled),
                        [self = shared_from_this()](error_code read_error, std::size_t count) {
                            self->on_read(read_error, count);
                        });
}

// What comes meanwhile waits with the sender.
void WebSocketConnection::read_later(std::int64_t ms) {
    read_timer_.expires_after(std::chrono::milliseconds(ms));
    read_timer_.async_wait([self = shared_from_this()](error_code) { self->read(); });
}

void WebSocketConnection::on_read(error_code error, std::size_t bytes) {
    if (!error) {
        parts_.metrics.received_bytes(ConnectionKind::websocket)
            .Increment(static_cast<double>(bytes));
        const std::size_t messages = ws_.is_message_done() ? 1 : 0;
        if (!is_broken_) on_bytes(bytes);
        const auto wait_ms = parts_.admission.read_delay(socket_, bytes, messages);
        return wait_ms > 0 ? read_later(wait_ms) : read();
    }
    is_over_ = true;
    error_code ignored;
    ws_.next_layer().next_layer().close(ignored);
    if (parts_.log.is_enabled(core::LogLevel::debug)) {
        parts_.log.debug("event=connection_over" + field("conn", id_.value) +
                         field("reason", error.message()));
    }
    parts_.observer->on_close(id_);
}

void WebSocketConnection::on_bytes(std::size_t bytes) {
    message_.filled += bytes;
    const bool binary = ws_.got_binary();
    if (binary || message_.filled > parts_.message_bytes) {
        is_broken_ = true;
        message_.filled = 0;
        parts_.observer->on_malformed(
            id_, binary ? core::MessageError::binary_frame : core::MessageError::message_too_large);
    } else if (ws_.is_message_done()) {
        message_.bytes.resize(message_.filled);
        message_.filled = 0;
        parts_.observer->on_message(id_, std::exchange(message_.bytes, {}));
    }
}

// A closing handshake that has begun, by whichever side, is not disturbed by further messages.
void WebSocketConnection::queue(std::string_view text) {
    if (!is_closing_ && ws_.is_open()) ws_.next_layer().append_text(text);
}

void WebSocketConnection::close(protocol::CloseCode code, std::string_view reason) {
    if (std::exchange(is_closing_, true)) return;
    const websocket::close_reason end(static_cast<websocket::close_code>(code),
                                      beast::string_view(reason.data(), reason.size()));
    if (!is_mistake(code)) return send_close(end);
    const auto delay = std::make_shared<Timer>(ws_.get_executor(), kMistakeDelay);
    delay->async_wait([self = shared_from_this(), end, delay](error_code) {
        if (!self->is_over_) self->send_close(end);
    });
}

void WebSocketConnection::send_close(const websocket::close_reason& reason) {
    ws_.next_layer().read_at_most(kReadClosing);
    ws_.async_close(reason, [self = shared_from_this()](error_code) {});
}

// The reader then ends with an error. What the kernel still holds for the peer is thrown away.
void WebSocketConnection::abort() {
    is_closing_ = true;
    read_timer_.cancel();
    ws_.next_layer().stop_waiting();
    error_code ignored;
    auto& socket = ws_.next_layer().next_layer();
    socket.set_option(net::socket_base::linger(true, 0), ignored);
    socket.close(ignored);
}

void WebSocketConnection::on_sent(error_code error, std::size_t bytes) {
    if (is_over_) return;
    if (error) return abort();
    parts_.metrics.sent_bytes(ConnectionKind::websocket).Increment(static_cast<double>(bytes));
    sent_ += bytes;
    if (sent_ >= kReportBytes) parts_.observer->on_sent(id_, std::exchange(sent_, 0));
}

}  // namespace

void open_connection(TcpSocket socket, const BeastRequest& request, Upgrade upgrade,
                     const ConnectionParts& parts, ConnectionSlot slot,
                     AddressLimiter::CountedSocket counted_socket) {
    std::make_shared<WebSocketConnection>(std::move(socket), parts, std::move(slot),
                                          std::move(counted_socket))
        ->start(request, upgrade);
}

}  // namespace vegas::shell
