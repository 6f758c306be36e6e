// Interface to the outside: one WebSocket, timers and a clock. asio_transport.cpp implements it
// with Asio, the tests with a fake. Everything runs on the thread of the event loop.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace vegas::cli {

// When a server that does not let us in wants us to come back.
struct AskedWait {
    std::chrono::seconds wait{};
    bool is_rate_limited = false;  // too many connections come from our network
};

// Callbacks of a transport. After on_open() comes on_close() exactly once; if open() fails, only
// on_close() comes.
class TransportEvents {
public:
    virtual ~TransportEvents() = default;
    virtual void on_open() = 0;
    virtual void on_receive(std::string_view text) = 0;
    // The server does not let us in; on_close() follows.
    virtual void on_asked_to_wait(AskedWait) = 0;
    // The server does not go by this host, which our address has; on_close() follows.
    virtual void on_host_refused(const std::string& host) = 0;
    // `why` in words, for people.
    // `code`: how the server closed it; 0 if it did not.
    virtual void on_close(const std::string& why, std::uint16_t code) = 0;
};

class Transport {
public:
    virtual ~Transport() = default;
    // Starts to connect. REQUIRES: not open.
    virtual void open(TransportEvents&) = 0;
    // Queues a text frame; drops it if there is no connection.
    virtual void send(std::string text) = 0;
    // Closes the connection after what is queued has been sent; on_close() follows.
    virtual void close() = 0;
    // Ends the event loop as soon as the connection is closed, or after a short while anyway.
    virtual void finish() = 0;
    virtual void after(std::chrono::milliseconds, std::function<void()> task) = 0;
    [[nodiscard]] virtual std::int64_t now_ms() const = 0;
};

}  // namespace vegas::cli
