// A stream between Beast's WebSocket and the socket that collects writes and sends them in one
// call.
//
// An action at a table makes two or three messages for each of its connections. Written one by one,
// each costs a system call, a packet and a pass through Beast's write operation. Here a message is
// framed straight into a buffer, which flush() sends as a whole. (A server's text frame has a
// header of 2 to 10 bytes, and nothing is masked.) Beast's own writes, the handshake and control
// frames, go through the same buffer. So order is kept, and one write is in flight at any time.
//
// Single-threaded. The socket below must be non-blocking. A write of Beast's completes when its
// bytes have been sent, so a close frame is out before the socket is shut down.
#pragma once

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/append.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <boost/system/error_code.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

#include "server/shell/ws/checked_read.hpp"
#include "server/shell/ws/corked_buffer.hpp"

namespace vegas::shell {

template <class Next>
class CorkedStream {
public:
    using next_layer_type = Next;
    using executor_type = typename Next::executor_type;
    using ErrorCode = boost::system::error_code;

    // Reports how many payload bytes were sent, possibly within flush(); or that the stream is
    // broken, only from the event loop.
    using OnSent = std::function<void(ErrorCode, std::size_t)>;
    // Called before each read with the frames that began no message (FrameLengths) and have come
    // since the last call. Returns how long to wait before more is read, in ms.
    using Pace = std::function<std::int64_t(std::size_t extra_frames)>;

    template <class... Args>
    explicit CorkedStream(Args&&... args)
        : state_(std::make_shared<State>(std::forward<Args>(args)...)) {}
    CorkedStream& operator=(CorkedStream&&) = delete;
    ~CorkedStream() {
        state_->on_sent = nullptr;
        state_->pace = nullptr;
        boost::beast::close_socket(boost::beast::get_lowest_layer(state_->next));
    }

    [[nodiscard]] Next& next_layer() noexcept { return state_->next; }
    [[nodiscard]] const Next& next_layer() const noexcept { return state_->next; }
    [[nodiscard]] executor_type get_executor() noexcept { return state_->next.get_executor(); }

    void on_sent(OnSent handler) { state_->on_sent.swap(handler); }
    void pace(Pace handler) { state_->pace.swap(handler); }
    // Ends the wait of a read, if one waits.
    void stop_waiting() { state_->pause.cancel(); }

    // Frames a text message. It is sent with the next flush(), or with Beast's next write.
    void append_text(std::string_view payload) {
        if (!state_->broken) state_->buffer.append_text(payload);
    }

    void flush() { State::send(state_); }

    // Payload bytes of messages not yet sent.
    [[nodiscard]] std::size_t unsent() const { return state_->buffer.unsent(); }

    // Allows `more` further bytes to be read, give or take one read; then closes the socket instead
    // of reading.
    void read_at_most(std::size_t more) { state_->read_until = state_->lengths.passed() + more; }

    // AsyncReadStream. REQUIRES: the bytes read are WebSocket frames.
    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(ErrorCode, std::size_t)>(Read{}, token,
                                                                                state_, buffers);
    }

    // AsyncWriteStream. REQUIRES: no other async_write_some is in flight.
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return boost::asio::async_initiate<Token, void(ErrorCode, std::size_t)>(Write{}, token,
                                                                                state_, buffers);
    }

private:
    using WriteHandler = boost::asio::any_completion_handler<void(ErrorCode, std::size_t)>;

    // A write of Beast's, complete when the buffer has written up to `until`.
    struct PendingWrite {
        WriteHandler handler;
        std::uint64_t until = 0;
        std::size_t bytes = 0;
    };

    // Outlives the stream while a write is in flight.
    struct State {
        template <class... Args>
        explicit State(Args&&... args)
            : next(std::forward<Args>(args)...), pause(next.get_executor()) {}

        [[nodiscard]] std::int64_t read_delay() {
            const auto frames =
                lengths.extra_frames() - std::exchange(counted, lengths.extra_frames());
            return pace ? pace(static_cast<std::size_t>(frames)) : 0;
        }

        // Usually the socket takes everything at once. Only the rest waits for the event loop.
        static void send(const std::shared_ptr<State>& self) {
            if (self->in_flight || self->broken || !self->buffer.begin_write()) return;
            ErrorCode error;  // occurs again, and is handled, when the rest is sent
            const auto bytes = self->next.write_some(self->rest(), error);
            const auto payload = error ? 0 : self->on_written(bytes);
            if (!self->buffer.leaving().empty()) send_rest(self);
            self->report({}, payload);
        }

        static void send_rest(const std::shared_ptr<State>& self) {
            self->in_flight = true;
            self->next.async_write_some(self->rest(), [self](ErrorCode error, std::size_t bytes) {
                self->in_flight = false;
                if (error) return self->fail(error);
                const auto payload = self->on_written(bytes);
                self->buffer.leaving().empty() ? send(self) : send_rest(self);
                self->report({}, payload);
            });
        }

        [[nodiscard]] boost::asio::const_buffer rest() const {
            return boost::asio::buffer(buffer.leaving());
        }

        // Returns how many of the bytes were payload.
        [[nodiscard]] std::size_t on_written(std::size_t bytes) {
            const auto payload = buffer.on_written(bytes);
            if (pending.handler && buffer.written() >= pending.until) complete({}, pending.bytes);
            return payload;
        }

        void report(ErrorCode error, std::size_t payload) {
            if (on_sent && (error || payload > 0)) on_sent(error, payload);
        }

        void fail(ErrorCode error) {
            broken = error;
            if (pending.handler) complete(error, 0);
            report(error, 0);
        }

        void complete(ErrorCode error, std::size_t bytes) {
            boost::asio::post(next.get_executor(),
                              boost::asio::append(std::move(pending.handler), error, bytes));
            pending.handler = nullptr;
        }

        Next next;
        boost::asio::basic_waitable_timer<std::chrono::steady_clock,
                                          boost::asio::wait_traits<std::chrono::steady_clock>,
                                          executor_type>
            pause;  // before a read
        Pace pace;
        FrameLengths lengths;
        std::uint64_t counted = 0;  // extra frames that pace() has heard of
        std::uint64_t read_until = std::numeric_limits<std::uint64_t>::max();
        OnSent on_sent;
        CorkedBuffer buffer;
        bool in_flight = false;
        ErrorCode broken;
        PendingWrite pending;
    };

    struct Read {
        template <class Handler, class Buffers>
        void operator()(Handler&& handler, const std::shared_ptr<State>& state,
                        const Buffers& buffers) const {
            if (state->lengths.passed() >= state->read_until) {
                boost::beast::close_socket(boost::beast::get_lowest_layer(state->next));
                return boost::asio::post(
                    state->next.get_executor(),
                    boost::beast::bind_front_handler(
                        std::forward<Handler>(handler),
                        ErrorCode(boost::asio::error::operation_aborted), std::size_t{0}));
            }
            const std::shared_ptr<FrameLengths> lengths(state, &state->lengths);
            CheckedRead<std::decay_t<Handler>, Buffers> read{std::forward<Handler>(handler),
                                                             buffers, lengths};
            const auto wait_ms = state->read_delay();
            if (wait_ms == 0) return state->next.async_read_some(buffers, std::move(read));
            state->pause.expires_after(std::chrono::milliseconds(wait_ms));
            state->pause.async_wait([state, read = std::move(read)](ErrorCode) mutable {
                const Buffers room = read.buffers;
                state->next.async_read_some(room, std::move(read));
            });
        }
    };

    struct Write {
        template <class Handler, class Buffers>
        void operator()(Handler&& handler, const std::shared_ptr<State>& state,
                        const Buffers& buffers) const {
            const auto begin = boost::asio::buffer_sequence_begin(buffers);
            const auto end = boost::asio::buffer_sequence_end(buffers);
            std::size_t size = 0;
            for (auto it = begin; it != end; ++it) {
                const boost::asio::const_buffer part(*it);
                state->buffer.append(part.data(), part.size());
                size += part.size();
            }
            // Not assigned: in Boost 1.81 the move assignment calls itself without end.
            WriteHandler(std::forward<Handler>(handler)).swap(state->pending.handler);
            state->pending.bytes = size;
            state->pending.until = state->buffer.end();
            if (state->broken || size == 0) {
                state->complete(state->broken, 0);
            } else {
                State::send(state);
            }
        }
    };

    std::shared_ptr<State> state_;
};

// Beast finds these by argument-dependent lookup: they shut the stream down after a closing
// handshake.
template <class Next>
void teardown(boost::beast::role_type role, CorkedStream<Next>& stream,
              boost::system::error_code& error) {
    using boost::beast::websocket::teardown;
    teardown(role, stream.next_layer(), error);
}

template <class Next, class Handler>
void async_teardown(boost::beast::role_type role, CorkedStream<Next>& stream, Handler&& handler) {
    using boost::beast::websocket::async_teardown;
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace vegas::shell
