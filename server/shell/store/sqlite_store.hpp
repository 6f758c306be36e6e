// A store in a directory: a SQLite database, and a thread of its own that writes to it. The loop
// never waits for the disk. The thread takes all that waits to be written, and then some of the
// questions; it does that in order in one transaction, and what comes of it is said when the disk
// holds it: the more there is to do, the less each part of it costs.
//
// When the disk fails, nothing is lost and nothing more is said: the same transaction is tried
// again until it succeeds.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/shell/store/store.hpp"

namespace vegas::shell {

class SqliteStore final : public Store {
public:
    // The disk begins to fail, or does no longer; once each.
    struct Trouble {
        bool over = false;
        std::string why;  // for the operator; holds nothing that is stored
    };
    struct Commit {  // a transaction that the disk holds
        std::chrono::nanoseconds took{};
        std::size_t records = 0;  // of tables
    };
    struct Options {
        std::filesystem::path dir;
        // Runs a job on the loop's thread. May be called from any thread, and must be possible as
        // long as the store lives.
        std::function<void(std::function<void()>)> post;
        std::function<void(Trouble)> on_trouble;  // called on the loop's thread
        std::function<void(Commit)> on_commit{};  // called on the store's thread
        std::chrono::milliseconds retry{200};     // how long a disk that fails has rest
        // While many tables are played at, the disk rests so long between two transactions: then
        // each does more, and an action costs less of the processor.
        std::chrono::microseconds gather{1'000};
        std::string vfs;  // SQLite's way to the disk; empty: the usual
    };

    // Counts the start. Throws std::runtime_error with one line for the operator, what is wrong and
    // what to do, if the directory cannot be used.
    explicit SqliteStore(Options options);
    // On the loop's thread. Writes what waits, unless the disk fails, and for as long as the disk
    // takes if end() was not called; nothing is said any more.
    ~SqliteStore() override;

    [[nodiscard]] std::uint64_t incarnation() const override;
    // On the caller's thread, for as long as it takes. Throws std::runtime_error. A table during
    // whose turn the process ended at two such starts in a row is set aside and not given.
    void load(const std::function<void(core::Loaded)>& each) override;

    [[nodiscard]] std::vector<std::string> aside() override;

    void listen(Listener listener) override;
    void append(std::vector<core::Append> appends) override;
    void ask(core::Ask question) override;
    void visited(core::Visited visited) override;
    void forget(core::Forget what) override;
    void set_aside(core::SetAside table) override;
    // The thread stays where it is when the disk hangs.
    [[nodiscard]] Ended end(std::chrono::milliseconds patience) override;

    // Transactions since listen(). From any thread.
    [[nodiscard]] std::uint64_t commits() const;

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace vegas::shell
