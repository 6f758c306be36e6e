#include "server/shell/run/client_connections.hpp"

#include <utility>

namespace vegas::shell {

core::ConnId ClientConnections::add(ClientConnection& connection) {
    const core::ConnId conn{++last_conn_};
    clients_.emplace(conn, ClientEntry{.connection = &connection});
    return conn;
}

void ClientConnections::remove(core::ConnId conn) { clients_.erase(conn); }

ClientConnection* ClientConnections::find(core::ConnId conn) const {
    const auto it = clients_.find(conn);
    return it == clients_.end() ? nullptr : it->second.connection;
}

bool ClientConnections::queue(core::ConnId conn, std::string_view text) {
    const auto it = clients_.find(conn);
    if (it == clients_.end()) return false;
    ClientEntry& client = it->second;
    client.connection->queue(text);
    if (!std::exchange(client.is_unflushed, true)) unflushed_.push_back(&client);
    return true;
}

void ClientConnections::flush() {
    for (auto* client : unflushed_) {
        client->is_unflushed = false;
        client->connection->flush();
    }
    unflushed_.clear();
}

std::size_t ClientConnections::unsent_bytes() const {
    std::size_t bytes = 0;
    for (const auto& [conn, client] : clients_) bytes += client.connection->unsent_bytes();
    return bytes;
}

}  // namespace vegas::shell
