// A store whose database is another thread's: the loop never waits for it. The thread takes all
// that waits to be written, and then some of the questions; it gives that to the database in order
// and in one part, and what comes of it is said when the database holds it: the more there is to
// do, the less each part of it costs.
//
// When the database fails, nothing is lost and nothing more is said: the same part is tried again
// until it succeeds.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/shell/store/ledger.hpp"
#include "server/shell/store/store.hpp"

namespace vegas::shell {

class ThreadedStore : public Store {
public:
    // The database begins to fail, fails for another reason, or does no longer; once each.
    struct Trouble {
        bool over = false;
        std::string why;  // for the operator; holds nothing that is stored
    };
    struct Commit {  // a part that the database holds
        std::chrono::nanoseconds took{};
        std::size_t records = 0;  // of tables
    };
    struct Options {
        // Runs a job on the loop's thread. May be called from any thread, and must be possible as
        // long as the store lives.
        std::function<void(std::function<void()>)> post{};
        std::function<void(Trouble)> on_trouble{};  // called on the loop's thread
        std::function<void(Commit)> on_commit{};    // called on the store's thread
        // The database is another server's now, and nothing more is stored or said; the operator is
        // told why. Called on the loop's thread, once.
        std::function<void(std::string why)> on_lost{};
        std::chrono::milliseconds retry{200};  // how long a database that fails has rest
        // While many tables are played at, the database rests so long between two parts: then each
        // does more, and an action costs less of the processor.
        std::chrono::microseconds gather{1'000};
    };

    // Writes what waits, unless the database fails, and for as long as it takes if end() was not
    // called.
    ~ThreadedStore() override;

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
    void claim() override;
    void release(const core::Release& tables) override;
    // The thread stays where it is when the database hangs.
    [[nodiscard]] Ended end(std::chrono::milliseconds patience) override;

    // Parts that were done since listen(). From any thread.
    [[nodiscard]] std::uint64_t commits() const;

protected:
    ThreadedStore(Options options, std::unique_ptr<Ledger> ledger);

private:
    class Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace vegas::shell
