// What goes out waits until the journal holds everything that was appended before it. There is one
// queue for all, so that nobody ever sees an effect whose cause may still be lost. It also counts
// the unsent bytes of each connection, and closes the connection of a client that does not read.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>

#include "server/core/base/io.hpp"

namespace vegas::core {

class Outbox {
public:
    explicit Outbox(std::size_t queue_bytes_max) : queue_bytes_max_(queue_bytes_max) {}

    void append(Output& out, std::string record);
    void send(Output& out, ConnId conn, Text text);
    void close(Output& out, ConnId conn, protocol::CloseCode code, std::string_view reason);
    void stored(Output& out, LogPosition position);

    void written(ConnId conn, std::size_t bytes);
    void forget(ConnId conn);  // it is closed

    [[nodiscard]] LogPosition appended() const { return appended_; }
    [[nodiscard]] bool holds(LogPosition position) const { return stored_ >= position; }

private:
    using Item = std::variant<Send, Close>;
    void push(Output& out, Item item);
    void release(Output& out, Item item);

    struct Waiting {
        LogPosition needs;
        Item item;
    };
    struct Peer {
        std::size_t unsent = 0;
        bool closing = false;  // nothing more is sent after a Close
    };
    std::size_t queue_bytes_max_;
    LogPosition appended_ = 0, stored_ = 0;
    std::deque<Waiting> waiting_;
    std::unordered_map<std::uint64_t, Peer> peers_;
};

}  // namespace vegas::core
