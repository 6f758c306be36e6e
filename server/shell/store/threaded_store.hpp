// A store whose database runs on another thread: the loop never waits for it. The thread takes
// everything waiting to be written, then some of the queries, and executes them in order as one
// batch. Results are delivered once the database holds the batch. So the more there is to do, the
// less each item costs.
//
// If the database fails, nothing is lost and no results are delivered: the batch is retried until
// it succeeds.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/shell/store/store.hpp"
#include "server/shell/store/store_backend.hpp"

namespace vegas::shell {

class ThreadedStore : public Store {
public:
    // Reported once each: the database begins to fail, fails for another reason, or works again.
    struct StoreFailure {
        bool is_over = false;
        std::string reason;  // for the operator; without stored data
    };
    struct Commit {  // a batch that the database holds
        std::chrono::nanoseconds took{};
        std::size_t records = 0;  // records of tables
    };
    struct Options {
        // Runs a job on the loop's thread. Thread-safe; must work as long as the store lives.
        std::function<void(std::function<void()>)> post{};
        std::function<void(StoreFailure)> on_failure{};  // called on the loop's thread
        std::function<void(Commit)> on_commit{};         // called on the store's thread
        // Another server has taken over: nothing more is stored or delivered. `why` is for the
        // operator. Called once, on the loop's thread.
        std::function<void(std::string why)> on_lost{};
        std::chrono::milliseconds retry_delay{200};  // after a failure
        // Pause between two batches while many tables are in play: batches get larger, and an
        // action costs less CPU.
        std::chrono::microseconds batch_delay{1'000};
    };

    // Writes what waits, unless the database fails. Takes as long as needed, unless shut_down() was
    // called.
    ~ThreadedStore() override;

    [[nodiscard]] std::uint64_t incarnation() const override;
    // Blocks the caller's thread. Throws std::runtime_error. If the process ended while loading a
    // table, at two starts in a row, that table is set aside and skipped.
    void load(const std::function<void(core::LoadedTable)>& each) override;

    [[nodiscard]] std::vector<std::string> list_set_aside() override;

    void listen(Listener listener) override;
    void append(std::vector<core::Append> appends) override;
    void query(core::StoreQuery question) override;
    void touch_players(core::TouchPlayers visited) override;
    void purge(core::Purge what) override;
    void set_aside(core::SetAside table) override;
    void claim() override;
    void release(const core::Release& tables) override;
    // The thread is left behind if the database hangs.
    [[nodiscard]] ShutdownResult shut_down(std::chrono::milliseconds patience) override;

    // Batches done since listen(). Thread-safe.
    [[nodiscard]] std::uint64_t commits() const;

protected:
    ThreadedStore(Options options, std::unique_ptr<StoreBackend> backend);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace vegas::shell
