// A client's connection, as CoreRunner uses it.
#pragma once

#include <cstddef>
#include <string_view>

#include "protocol/replies/close_codes.hpp"

namespace vegas::shell {

// Within these, only CoreRunner::on_sent() may be called.
class ClientConnection {
public:
    virtual void queue(std::string_view text) = 0;  // sent by the next flush()
    virtual void flush() = 0;
    // Closes after sending what was queued.
    virtual void close(protocol::CloseCode code, std::string_view reason) = 0;
    virtual void abort() = 0;   // closes now
    virtual void on_hello() {}  // counted for its address
    // Queued bytes that are not sent yet.
    [[nodiscard]] virtual std::size_t unsent_bytes() const = 0;

protected:
    ~ClientConnection() = default;
};

}  // namespace vegas::shell
