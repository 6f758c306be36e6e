// The right to write to the database: one server at a time has it, for as long as it renews its
// lease. Nothing that is stored depends on a clock: whoever takes over fences the one before, whose
// writes the database refuses from then on.
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

namespace vegas::shell::postgres {

// How long a server may be silent before another one takes over.
inline constexpr std::chrono::milliseconds kLease{6'000};

// A server at work, and where it is reached.
struct Node {
    std::uint64_t incarnation = 0;
    std::string link;
};

// All who share the database and have not been fenced. Throws Error.
[[nodiscard]] std::vector<Node> at_work(Connection&);

// Waits until the database answers and no other server works alone, nor any other if this one is to
// work alone, and takes a lease; gives the
// incarnation. `prepare` is called with each new connection. `on_wait` is called when there is
// something to wait for, when that has become something else, and once a minute. Throws Error that
// is not transient.
struct Turn {
    std::string url;
    std::string name;
    std::string link;  // where the others reach it; empty: it works alone
    std::function<void(Connection&)> prepare;
    std::function<void(std::string why)> on_wait;
};
[[nodiscard]] std::int64_t take_over(const Turn& turn);

// Renews the lease on a thread and a connection of its own.
class Lease {
public:
    using OnNodes = std::function<void(std::vector<Node>)>;
    // `on_lost` is called on that thread, at most once: another server has taken over. `on_nodes`
    // at each renewal: all who are at work.
    Lease(std::string url, std::int64_t incarnation, std::function<void()> on_lost,
          OnNodes on_nodes = {});
    // Gives the lease back, if the database answers: the next server need not wait.
    ~Lease();
    Lease& operator=(Lease&&) = delete;

    [[nodiscard]] bool is_lost() const { return lost_; }
    // Whether the database has answered without a gap for as long as a lease lasts: else the lease
    // of a server may have run out for no other reason than that.
    [[nodiscard]] bool may_fence() const;

private:
    using Clock = std::chrono::steady_clock;
    void work();
    void renewed();
    void give_back();

    const std::string url_;
    const std::int64_t incarnation_;
    const std::function<void()> on_lost_;
    const OnNodes on_nodes_;
    std::atomic<Clock::rep> renewed_, steady_since_;
    std::atomic<bool> lost_{false};
    std::mutex mutex_;
    std::condition_variable wake_;
    bool stopping_ = false;
    std::thread thread_;
};

}  // namespace vegas::shell::postgres
