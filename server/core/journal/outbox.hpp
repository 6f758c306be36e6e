// What goes out waits until the store holds what it tells of, so that nobody ever sees an effect
// whose cause may still be lost. What tells of one table waits for that table's records only; all
// else waits for every record that was appended before it. Each connection gets its messages in
// their order; only what overtake() and break_off() send does not wait for what was there before.
// It also counts the unsent bytes of each connection, and closes the connection of a client that
// does not read.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/base/io.hpp"

namespace vegas::core {

class Outbox {
public:
    explicit Outbox(std::size_t queue_bytes_max) : queue_bytes_max_(queue_bytes_max) {}
    void set_queue_bytes_max(std::size_t most) { queue_bytes_max_ = most; }

    void append(Output& out, Append what, TimePoint now);
    void send(Output& out, ConnId conn, Text text, std::optional<Answers> answers = {});
    // Tells of nothing but this table; of none, if it is empty: then it waits for its turn only.
    void send_of(Output& out, const std::string& table, ConnId conn, Text text,
                 std::optional<Answers> answers = {});
    // Tells of no table, and leaves before all that waits.
    void overtake(Output& out, ConnId conn, Text text);
    void close(Output& out, ConnId conn, protocol::CloseCode code, std::string_view reason);
    // Sends `last`, which tells of no table, and closes, both at once; what is held for the
    // connection is dropped. Does nothing once a close has left.
    void break_off(Output& out, ConnId conn, Text last, protocol::CloseCode code,
                   std::string_view reason);

    void stored(Output& out, const std::string& table, std::uint32_t seq);
    // What waits for this table will never be true: the connections that it waits for, which must
    // be closed, for what they would miss is unknown. Nothing more is sent to them but a close.
    [[nodiscard]] std::vector<ConnId> refused(const std::string& table);

    void written(ConnId conn, std::size_t bytes);
    void forget(ConnId conn);  // it is closed

    // Whether records of the table are not stored yet.
    [[nodiscard]] bool waits_for(const std::string& table) const;
    // When the oldest Append was made that is not stored; nothing: all are.
    [[nodiscard]] std::optional<TimePoint> oldest() const;

    // ---- for whoever watches over it
    [[nodiscard]] std::size_t unstored() const;    // Appends
    [[nodiscard]] std::size_t held_bytes() const;  // of what waits for the store
    // Connections that it closed because they did not read.
    [[nodiscard]] std::uint64_t slow_consumers() const { return slow_consumers_; }

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
        std::vector<Waiting> queue;
        std::size_t first = 0;  // of the queue; what is before has been sent
    };
    struct Pending {  // an Append
        TimePoint made;
        bool stored = false;
        std::vector<ConnId> blocks{};  // whose queues wait for it
    };
    struct Last {
        Order order = 0;
        std::uint32_t seq = 0;
    };
    struct Stream {                 // of a table
        std::vector<Last> pending;  // its Appends that are not stored yet
        bool closes = false;
    };

    void push(Output& out, Waiting what);
    // Whether there is room for so much more; else the connection is closed.
    [[nodiscard]] bool count(Output& out, ConnId conn, Peer& peer, std::size_t bytes);
    void release_all_possible(Output& out, ConnId conn);
    // The Append for which it waits; 0: none.
    [[nodiscard]] Order blocked_by(const Waiting&) const;
    [[nodiscard]] bool is_pending(Order) const;
    void stored(Output& out, Order order);

    std::size_t queue_bytes_max_;
    Order oldest_ = 1;             // the number of the first of these
    std::deque<Pending> pending_;  // all from the oldest one that is not stored
    std::unordered_map<std::string, Stream> streams_;
    std::unordered_map<std::uint64_t, Peer> peers_;
    std::uint64_t slow_consumers_ = 0;
};

}  // namespace vegas::core
