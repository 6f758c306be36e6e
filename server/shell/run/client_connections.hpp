// The open connections of clients, by number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/shell/run/client_connection.hpp"

namespace vegas::shell {

class ClientConnections {
public:
    // Returns a number that no other connection has or had. REQUIRES: `connection` lives until it
    // is removed.
    [[nodiscard]] core::ConnId add(ClientConnection& connection);
    // REQUIRES: not between queue() and flush().
    void remove(core::ConnId conn);
    // Null if it is closed.
    [[nodiscard]] ClientConnection* find(core::ConnId conn) const;

    // Sends the text with the next flush(). Returns false if the connection is closed.
    bool queue(core::ConnId conn, std::string_view text);
    void flush();

    [[nodiscard]] std::size_t count() const { return clients_.size(); }
    // Bytes queued for all connections and not sent yet.
    [[nodiscard]] std::size_t unsent_bytes() const;

private:
    struct ClientEntry {
        ClientConnection* connection = nullptr;
        bool is_unflushed = false;  // something is queued for it
    };

    core::ConnMap<ClientEntry> clients_;
    std::vector<ClientEntry*> unflushed_;  // into clients_
    std::uint64_t last_conn_ = 0;
};

}  // namespace vegas::shell
