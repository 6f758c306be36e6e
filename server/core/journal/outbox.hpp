// Holds output until the store has the records that it depends on, so that nobody sees an effect
// whose cause may still be lost. Output about one table waits only for that table's records. All
// other output waits for every record appended before it.
//
// Each connection gets its messages in order; only overtake() and send_and_close() skip what is
// queued. Connections with too many unsent bytes are closed, because their clients do not read.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/base/io.hpp"

namespace vegas::core {

// The table whose records must be stored before an item goes out. Empty: none, the item only keeps
// its order. nullopt: all records appended before it.
using TableDependency = std::optional<std::string>;

class Outbox {
public:
    using Item = std::variant<Send, Close>;

    explicit Outbox(std::size_t queue_bytes_max) : queue_bytes_max_(queue_bytes_max) {}
    void set_queue_bytes_max(std::size_t most) { queue_bytes_max_ = most; }

    void append(Output& out, Append what, TimePoint now);
    // Nothing follows a Close to the same connection.
    void push(Output& out, Item item, const TableDependency& depends_on = std::nullopt);
    // Sends ahead of everything queued. `text` depends on no table.
    void overtake(Output& out, ConnId conn, SharedText text);
    // Sends `last`, which depends on no table, and closes, both at once. Drops what is held for the
    // connection. Does nothing once a close has been sent.
    void send_and_close(Output& out, ConnId conn, SharedText last, protocol::CloseCode code,
                        std::string_view reason);

    void on_stored(Output& out, const std::string& table, std::uint32_t seq);
    // The store refused the table's records, so what waits for them will never be true. Returns the
    // connections with such output. The caller must close them, since they miss an unknown part;
    // until then nothing more is sent.
    [[nodiscard]] std::vector<ConnId> drop_rejected(const std::string& table);

    void on_written(ConnId conn, std::size_t bytes);
    void remove(ConnId conn);  // it is closed

    // Whether the table has records that are not stored yet.
    [[nodiscard]] bool has_pending(const std::string& table) const;
    // Time of the oldest Append that is not stored, or nullopt if all are.
    [[nodiscard]] std::optional<TimePoint> oldest_pending_at() const;

    // ---- for monitoring
    [[nodiscard]] std::size_t unstored_appends() const;
    [[nodiscard]] std::size_t held_bytes() const;  // of messages that wait for the store
    // Connections closed because their clients did not read.
    [[nodiscard]] std::uint64_t slow_consumers() const { return slow_consumers_; }

private:
    // Number of an Append, counted over all tables.
    using Order = std::uint64_t;
    struct Waiting {
        Order needs = 0;          // the Append it waits for
        bool all_before = false;  // and all Appends before it
        Item item;
    };
    struct ClientQueue {
        std::size_t unsent = 0;  // including held bytes
        bool closing = false;    // a Close is queued or sent; nothing follows it
        std::vector<Waiting> queue;
        std::size_t first = 0;  // of the queue; everything before it was sent
    };
    struct AppendStatus {
        TimePoint made;
        bool stored = false;
        std::vector<ConnId> blocks{};  // connections whose queues wait for it
    };
    struct PendingAppend {
        Order order = 0;
        std::uint32_t seq = 0;
    };
    struct TableStream {
        std::vector<PendingAppend> pending;  // Appends not stored yet
        bool ends = false;  // with the last of them: the table is closed, or sleeps
    };

    // Adds `bytes` to the unsent ones. False: too many, and the connection is closed.
    [[nodiscard]] bool count(Output& out, ConnId conn, ClientQueue& client, std::size_t bytes);
    void release_ready(Output& out, ConnId conn);
    // The last Append of the table that is not stored; 0: none.
    [[nodiscard]] Order last_append(const std::string& table) const;
    // The Append it waits for; 0: none.
    [[nodiscard]] Order blocked_by(const Waiting&) const;
    [[nodiscard]] bool is_pending(Order) const;
    void on_stored(Output& out, Order order);

    std::size_t queue_bytes_max_;
    Order oldest_ = 1;                  // number of pending_.front()
    std::deque<AppendStatus> pending_;  // from the oldest unstored one on
    std::unordered_map<std::string, TableStream> streams_;
    ConnMap<ClientQueue> clients_;
    std::uint64_t slow_consumers_ = 0;
};

}  // namespace vegas::core
