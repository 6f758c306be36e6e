// The interface through which connections report events. Each on_open() is followed by exactly one
// on_close(). On the loop's thread.
#pragma once

#include <cstddef>
#include <string>

#include "server/core/base/io.hpp"
#include "server/shell/run/client_connection.hpp"

namespace vegas::shell {

class ConnectionObserver {
public:
    // As core::ConnectionOpened says. `connection` must live until on_close().
    [[nodiscard]] virtual core::ConnId on_open(ClientConnection& connection, core::Address from,
                                               bool unlimited) = 0;
    virtual void on_message(core::ConnId conn, std::string bytes) = 0;  // as core::Received says
    virtual void on_malformed(core::ConnId conn, core::MessageError what) = 0;
    virtual void on_sent(core::ConnId conn, std::size_t bytes) = 0;
    virtual void on_close(core::ConnId conn) = 0;

protected:
    ~ConnectionObserver() = default;
};

}  // namespace vegas::shell
