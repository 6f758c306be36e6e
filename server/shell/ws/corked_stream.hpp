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

#include <algorithm>
#include <array>
#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/append.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/stream_traits.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <boost/system/error_code.hpp>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "server/shell/ws/checked_read.hpp"

namespace vegas::shell {

// Appends the header of an unmasked, final text frame. RFC 6455, section 5.2.
inline void append_text_header(std::string& out, std::size_t payload_bytes) {
    std::array<char, 10> header{static_cast<char>(0x81)};
    std::size_t size = 1;
    if (payload_bytes < 126) {
        header[size++] = static_cast<char>(payload_bytes);
    } else {
        const bool two_bytes = payload_bytes <= 0xffff;
        header[size++] = static_cast<char>(two_bytes ? 126 : 127);
        for (int shift = two_bytes ? 8 : 56; shift >= 0; shift -= 8) {
            const auto byte = static_cast<std::uint64_t>(payload_bytes) >> shift;
            header[size++] = static_cast<char>(byte & 0xff);
        }
    }
    out.append(header.data(), size);
}

template <class Next>
class CorkedStream {
public:
    using next_layer_type = Next;
    using executor_type = typename Next::executor_type;
    using ErrorCode = boost::system::error_code;

    // Reports how many payload bytes were sent, possibly within flush(); or that the stream is
    // broken, only from the event loop.
    using OnSent = std::function<void(ErrorCode, std::size_t)>;

    template <class... Args>
    explicit CorkedStream(Args&&... args)
        : state_(std::make_shared<State>(std::forward<Args>(args)...)) {}
    CorkedStream& operator=(CorkedStream&&) = delete;
    ~CorkedStream() {
        state_->on_sent = nullptr;
        boost::beast::close_socket(boost::beast::get_lowest_layer(state_->next));
    }

    [[nodiscard]] Next& next_layer() noexcept { return state_->next; }
    [[nodiscard]] const Next& next_layer() const noexcept { return state_->next; }
    [[nodiscard]] executor_type get_executor() noexcept { return state_->next.get_executor(); }

    void on_sent(OnSent handler) { state_->on_sent.swap(handler); }

    // Frames a text message. It is sent with the next flush(), or with Beast's next write.
    void append_text(std::string_view payload) {
        if (state_->broken) return;
        append_text_header(state_->gathered.bytes, payload.size());
        state_->gathered.bytes += payload;
        state_->gathered.payload += payload.size();
    }

    void flush() { State::send(state_); }

    // Payload bytes of messages not yet sent.
    [[nodiscard]] std::size_t unsent() const {
        return state_->leaving.payload + state_->gathered.payload;
    }

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

    struct Batch {
        std::string bytes;
        std::size_t payload = 0;  // bytes of messages not yet reported
    };

    // Outlives the stream while a write is in flight.
    struct State {
        template <class... Args>
        explicit State(Args&&... args) : next(std::forward<Args>(args)...) {}

        // Usually the socket takes everything at once. Only the rest waits for the event loop.
        static void send(const std::shared_ptr<State>& self) {
            if (self->in_flight || self->broken || self->gathered.bytes.empty()) return;
            std::swap(self->leaving, self->gathered);
            ErrorCode error;  // occurs again, and is handled, when the rest is sent
            const auto bytes = self->next.write_some(self->rest(), error);
            const auto payload = error ? 0 : self->account(bytes);
            if (!self->leaving.bytes.empty()) send_rest(self);
            self->report({}, payload);
        }

        static void send_rest(const std::shared_ptr<State>& self) {
            self->in_flight = true;
            self->next.async_write_some(self->rest(), [self](ErrorCode error, std::size_t bytes) {
                self->in_flight = false;
                if (error) return self->fail(error);
                const auto payload = self->account(bytes);
                self->leaving.bytes.empty() ? send(self) : send_rest(self);
                self->report({}, payload);
            });
        }

        [[nodiscard]] boost::asio::const_buffer rest() const {
            return boost::asio::buffer(leaving.bytes) + left;
        }

        // Counts `bytes` of `leaving` as sent; returns how many were payload. Headers count as
        // payload until the last byte is out, when the sum is right again.
        [[nodiscard]] std::size_t account(std::size_t bytes) {
            left += bytes;
            total_left += bytes;
            const bool done = left == leaving.bytes.size();
            const auto payload = done ? leaving.payload : std::min(bytes, leaving.payload);
            leaving.payload -= payload;
            if (done) {
                recycle(leaving);
                left = 0;
            }
            if (waiting && total_left >= waiting_until) complete({}, waiting_bytes);
            return payload;
        }

        void report(ErrorCode error, std::size_t payload) {
            if (on_sent && (error || payload > 0)) on_sent(error, payload);
        }

        // Value of total_left once everything buffered now has been sent.
        [[nodiscard]] std::uint64_t unsent_until() const {
            return total_left + (leaving.bytes.size() - left) + gathered.bytes.size();
        }

        void fail(ErrorCode error) {
            broken = error;
            if (waiting) complete(error, 0);
            report(error, 0);
        }

        void complete(ErrorCode error, std::size_t bytes) {
            boost::asio::post(next.get_executor(),
                              boost::asio::append(std::move(waiting), error, bytes));
            waiting = nullptr;
        }

        // Keeps the memory that usual messages need, but not that of a rare burst.
        static void recycle(Batch& batch) {
            constexpr std::size_t kKeep = 4096;
            batch.payload = 0;
            batch.bytes.clear();
            if (batch.bytes.capacity() > kKeep) std::string().swap(batch.bytes);
        }

        Next next;
        FrameLengths lengths;
        std::uint64_t read_until = std::numeric_limits<std::uint64_t>::max();
        OnSent on_sent;
        Batch gathered;        // to be sent
        Batch leaving;         // being sent
        std::size_t left = 0;  // bytes of `leaving` already sent
        bool in_flight = false;
        ErrorCode broken;
        std::uint64_t total_left = 0;

        // A write of Beast's: the handler to call when total_left reaches waiting_until.
        WriteHandler waiting;
        std::uint64_t waiting_until = 0;
        std::size_t waiting_bytes = 0;
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
            state->next.async_read_some(
                buffers, CheckedRead<std::decay_t<Handler>, Buffers>{std::forward<Handler>(handler),
                                                                     buffers, lengths});
        }
    };

    struct Write {
        template <class Handler, class Buffers>
        void operator()(Handler&& handler, const std::shared_ptr<State>& state,
                        const Buffers& buffers) const {
            auto& bytes = state->gathered.bytes;
            const auto begin = boost::asio::buffer_sequence_begin(buffers);
            const auto end = boost::asio::buffer_sequence_end(buffers);
            std::size_t size = 0;
            for (auto it = begin; it != end; ++it) {
                const boost::asio::const_buffer part(*it);
                bytes.append(static_cast<const char*>(part.data()), part.size());
                size += part.size();
            }
            // Not assigned: in Boost 1.81 the move assignment calls itself without end.
            WriteHandler(std::forward<Handler>(handler)).swap(state->waiting);
            state->waiting_bytes = size;
            state->waiting_until = state->unsent_until();
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
