// Asks a database that others write to: on a thread and a connection of its own, so nobody waits
// for a database that is away. What is asked there is asked once; whoever gets no answer asks
// again.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/core/base/storage.hpp"
#include "server/shell/store/postgres/lease.hpp"

namespace vegas::shell::postgres {

class Asker {
public:
    // On the asker's thread; may throw Error.
    using Work = std::function<core::Found(Connection&)>;
    // On the loop's thread. Away: nobody knows whether it was done.
    using Then = std::function<void(core::Found)>;

    struct Options {
        std::string url;
        // Runs a job on the loop's thread. May be called from any thread, and must be possible as
        // long as the asker lives.
        std::function<void(std::function<void()>)> post;
        // The database begins to fail, or does no longer: then it is empty. On the loop's thread.
        std::function<void(std::string why)> on_trouble{};
        // Each second, if it is there: who is at work. On the loop's thread.
        std::function<void(std::vector<Node>)> on_nodes{};
    };

    explicit Asker(Options options);
    // Waits for what is under way, and drops the rest. Nothing is said any more.
    ~Asker();
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;

    // On the loop's thread. While the database is away the answer is Away, at once.
    void ask(Work work, Then then);
    // Begins to end: what is under way comes to its end, and the rest is dropped.
    void stop();
    // Whether the end has come by then.
    [[nodiscard]] bool has_ended(std::chrono::steady_clock::time_point until);

    // It has not answered in time: what waits is answered with Away, and so is whatever is asked
    // until it answers again.
    void give_up() { is_away_ = true; }

private:
    struct Job {
        Work work;
        Then then;
    };
    struct Ears {
        std::function<void(std::string)> on_trouble;
        std::function<void(std::vector<Node>)> on_nodes;
        bool open = true;  // the loop's
    };

    void work();
    void look();
    [[nodiscard]] core::Found carry_out(const Work& work);
    void tell(Then then, core::Found found);
    void tell_trouble(const std::string& why);

    const Options options_;
    const std::shared_ptr<Ears> ears_;
    std::optional<Connection> connection_;  // the thread's
    std::string trouble_;                   // the thread's; empty: it answers
    std::atomic<bool> is_away_{false};

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    bool stopping_ = false;
    bool is_over_ = false;  // the thread does nothing any more
    std::thread thread_;
};

}  // namespace vegas::shell::postgres
