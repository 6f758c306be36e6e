// What the client needs from outside: one WebSocket, timers, a clock. connection.cpp implements it
// with Asio, the tests with a fake. Everything runs on one thread, that of the event loop.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace vegas::cli {

// What a transport tells. After opened() comes closed() exactly once; if open() fails, only
// closed() comes.
class TransportEvents {
public:
    virtual ~TransportEvents() = default;
    virtual void opened() = 0;
    virtual void received(std::string_view text) = 0;
    // `why` in words, for people.
    virtual void closed(const std::string& why) = 0;
};

class Transport {
public:
    virtual ~Transport() = default;
    // Starts to connect. REQUIRES: not open.
    virtual void open(TransportEvents&) = 0;
    // Queues a text frame. Without a connection it is dropped.
    virtual void send(std::string text) = 0;
    // Closes the connection after what is queued has been sent; closed() follows.
    virtual void close() = 0;
    // Ends the event loop as soon as the connection is closed, or after a short while anyway.
    virtual void finish() = 0;
    virtual void after(std::chrono::milliseconds, std::function<void()> task) = 0;
    [[nodiscard]] virtual std::int64_t now_ms() const = 0;
};

}  // namespace vegas::cli
