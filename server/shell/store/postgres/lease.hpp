// Acquires and renews the lease: a server may write to the database while it renews its lease.
// Nothing stored depends on a clock: a server that takes over fences the previous one, and the
// database refuses its writes from then on.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/shell/store/postgres/connection.hpp"
#include "server/shell/store/postgres/replication.hpp"

namespace vegas::shell::postgres {

// How long a server may be silent before another one takes over.
inline constexpr std::chrono::milliseconds kLease{6'000};

// An active server, and where peers reach it.
struct Node {
    std::uint64_t incarnation = 0;
    std::string link;
};

// All servers that share the database and are not fenced. Throws PostgresError.
[[nodiscard]] std::vector<Node> active_nodes(PostgresConnection&);

// Waits for the database, takes a lease and returns the incarnation. Also waits for any server that
// works alone, and, to work alone itself, for all servers. `prepare` is called with each new
// connection. `on_wait` is called when waiting begins, when its reason changes, and once a minute.
// Throws PostgresError if it is not transient.
struct LeaseRequest {
    std::string url;
    std::string name;  // of this server, for people; each start adds a number of its own
    std::string link;  // where peers reach it; empty: single server
    std::function<void(PostgresConnection&)> prepare;
    std::function<void(std::string why)> on_wait;
};
[[nodiscard]] std::int64_t acquire_lease(LeaseRequest request);

// Renews the lease on a thread and a connection of its own.
class Lease {
public:
    // All are called on that thread.
    struct Callbacks {
        std::function<void()> on_lost;  // another server has taken over; at most once
        std::function<void(std::vector<Node>)> on_nodes{};  // at each renewal: all active servers
        // With each new connection, which may be to another primary, and once a minute.
        std::function<void(Doubts)> on_doubts{};
    };
    Lease(std::string url, std::int64_t incarnation, Callbacks callbacks);
    // Releases the lease if the database answers, so that the next server need not wait.
    ~Lease();
    Lease& operator=(Lease&&) = delete;

    [[nodiscard]] bool is_lost() const { return is_lost_; }
    // Whether the database has answered without a gap for the length of a lease. Otherwise another
    // server's lease may have expired only because of the outage.
    [[nodiscard]] bool may_fence() const;

private:
    void work();
    void note_renewal();
    void look_at_doubts(PostgresConnection& connection);
    void release();

    const std::string url_;
    const std::int64_t incarnation_;
    const Callbacks callbacks_;
    std::atomic<std::chrono::steady_clock::rep> renewed_at_, steady_since_;
    std::chrono::steady_clock::time_point looked_at_doubts_;
    std::atomic<bool> is_lost_{false};
    std::mutex mutex_;
    std::condition_variable wake_;
    bool is_stopping_ = false;
    std::thread thread_;
};

}  // namespace vegas::shell::postgres
