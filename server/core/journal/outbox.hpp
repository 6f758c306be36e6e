// What goes out waits until the store holds what it tells of, so that nobody ever sees an effect
// whose cause may still be lost. What tells of one table waits for that table's records only; all
// else waits for every record that was appended before it. Each connection gets its messages in
// their order. It also counts the unsent bytes of each connection, and closes the connection of a
// client that does not read.
#pragma once

#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/base/io.hpp"

namespace vegas::core {

class Outbox {
public:
    explicit Outbox(std::size_t queue_bytes_max) : queue_bytes_max_(queue_bytes_max) {}

    void append(Output& out, Append what);
    void send(Output& out, ConnId conn, Text text);
    // Tells of nothing but this table.
    void send_of(Output& out, const std::string& table, ConnId conn, Text text);
    void close(Output& out, ConnId conn, protocol::CloseCode code, std::string_view reason);

    void stored(Output& out, const std::string& table, std::uint32_t seq);
    // What waits for this table will never be true: the connections that it waits for, which must
    // be closed, for what they would miss is unknown. Nothing more is sent to them but a close.
    [[nodiscard]] std::vector<ConnId> refused(const std::string& table);

    void written(ConnId conn, std::size_t bytes);
    void forget(ConnId conn);  // it is closed

private:
    // The number of an Append among those of all tables.
    using Order = std::uint64_t;
    using Item = std::variant<Send, Close>;
    struct Waiting {
        Order needs = 0;          // this Append
        bool all_before = false;  // and every one before it
        Item item;
    };
    struct Peer {
        std::size_t unsent = 0;  // waiting bytes too
        bool closing = false;    // nothing more is sent after a Close
        std::deque<Waiting> queue;
    };
    struct Pending {
        Order order = 0;
        std::uint32_t last_seq = 0;
    };

    void push(Output& out, Waiting what);
    void release_all_possible(Output& out, ConnId conn);
    [[nodiscard]] const Order* blocks(const Waiting&) const;  // null: nothing does
    void stored(Output& out, Order order);

    std::size_t queue_bytes_max_;
    Order appended_ = 0;
    std::set<Order> pending_;                                      // not stored yet
    std::unordered_map<std::string, std::deque<Pending>> tables_;  // the same by table
    std::unordered_map<Order, std::vector<ConnId>> waiting_for_;   // whose queue it blocks
    std::unordered_map<std::uint64_t, Peer> peers_;
};

}  // namespace vegas::core
