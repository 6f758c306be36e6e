// The jobs that wait for the thread of a ThreadedStore. Thread-safe.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <vector>

#include "server/shell/store/store_backend.hpp"

namespace vegas::shell {

class JobQueue {
public:
    void put(StoreJob job);
    void put(core::StoreQuery query);
    void put(std::vector<core::Append> appends);  // into one batch
    // All jobs were put: what waits is still taken, but no query.
    void stop();

    // ---- for the store's thread
    void begin();
    // Waits for jobs and adds them: everything to be written, and then some of the queries. `delay`
    // comes first, unless the queue is stopped. Returns false once nothing more comes.
    [[nodiscard]] bool take(std::vector<StoreJob>& jobs, std::chrono::microseconds delay);
    void count_stored(std::size_t appends);
    // Returns early, and true, if the queue is stopped.
    [[nodiscard]] bool wait_for_stop(std::chrono::milliseconds time);
    void end();

    // Waits for end(), at most so long.
    [[nodiscard]] Store::ShutdownResult wait_for_end(std::chrono::milliseconds patience);

private:
    template <class Add>
    void add(Add add);

    std::mutex mutex_;
    std::condition_variable wake_, ended_;
    std::vector<StoreJob> waiting_;  // all but queries
    std::deque<core::StoreQuery> queries_;
    std::size_t unstored_ = 0;  // Appends that wait or are being stored
    bool is_idle_ = false;      // the thread waits for the next job
    bool is_stopping_ = false;
    bool has_ended_ = true;  // the thread does nothing any more
};

}  // namespace vegas::shell
