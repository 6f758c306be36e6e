#include "server/shell/store/threaded_store.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <iterator>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <variant>

namespace vegas::shell {
namespace {

// So many Appends in one part say that many are playing.
constexpr std::size_t kBusyAppends = 4;

// Questions in one part, some 0.1 ms each: what comes meanwhile to be written waits for it.
constexpr std::size_t kQueriesPerBatch = 32;

// Who is told on the loop's thread; nobody when the store is gone. Jobs that the loop has still to
// run hold it.
struct StoreCallbacks {
    Store::Listener listener;
    std::function<void(ThreadedStore::StoreFailure)> on_failure;
    std::function<void(std::string)> on_lost;
};

std::size_t count_appends(const std::vector<StoreJob>& jobs) {
    const auto count = std::ranges::count_if(
        jobs, [](const StoreJob& job) { return std::holds_alternative<core::Append>(job); });
    return static_cast<std::size_t>(count);
}

std::size_t count_records(const std::vector<StoreJob>& jobs) {
    std::size_t records = 0;
    for (const StoreJob& job : jobs) {
        if (const auto* append = std::get_if<core::Append>(&job)) records += append->records.size();
    }
    return records;
}

}  // namespace

class ThreadedStore::Impl {
public:
    Impl(Options options, std::unique_ptr<StoreBackend> backend)
        : options_(std::move(options)),
          backend_(std::move(backend)),
          callbacks_(std::make_shared<StoreCallbacks>()) {
        callbacks_->on_failure = options_.on_failure;
        callbacks_->on_lost = options_.on_lost;
    }

    ~Impl() {
        {
            const std::lock_guard hold(mutex_);
            is_stopping_ = true;
        }
        wake_.notify_one();
        if (thread_.joinable()) thread_.join();
        *callbacks_ = {};
    }

    [[nodiscard]] ShutdownResult shut_down(std::chrono::milliseconds patience) {
        *callbacks_ = {};
        std::unique_lock hold(mutex_);
        is_stopping_ = true;
        wake_.notify_one();
        const bool is_over = done_.wait_for(hold, patience, [this] { return is_done_; });
        return {.unstored = unstored_, .has_hung = !is_over};
    }

    Impl& operator=(Impl&&) = delete;

    [[nodiscard]] StoreBackend& backend() { return *backend_; }
    [[nodiscard]] std::uint64_t commits() const { return commits_; }

    void listen(Listener listener) {
        callbacks_->listener = std::move(listener);
        is_done_ = false;
        thread_ = std::thread([this] { work(); });
    }

    template <class What>
    void put(What what) {
        add([&] { waiting_.emplace_back(std::move(what)); });
    }

    void put(core::StoreQuery question) {
        add([&] { queries_.push_back(std::move(question)); });
    }

    // They come into one part.
    void put(std::vector<core::Append> appends) {
        if (appends.empty()) return;
        add([&] {
            unstored_ += appends.size();
            waiting_.insert(waiting_.end(), std::move_iterator(appends.begin()),
                            std::move_iterator(appends.end()));
        });
    }

private:
    template <class Add>
    void add(Add add) {
        bool wake = false;
        {
            const std::lock_guard hold(mutex_);
            add();
            wake = std::exchange(is_idle_, false);
        }
        if (wake) wake_.notify_one();
    }

    void work() {
        run_batches();
        const std::lock_guard hold(mutex_);
        is_done_ = true;
        done_.notify_one();
    }

    void run_batches() {
        std::vector<StoreJob> jobs;
        while (next_batch(jobs)) {
            auto outcome = execute(jobs);
            if (!outcome) return;
            const std::size_t appends = count_appends(jobs);
            count_stored(appends);
            is_busy_ = appends >= kBusyAppends;
            jobs = std::move(outcome->unfinished);
            tell(std::move(outcome->events));
        }
    }

    void count_stored(std::size_t appends) {
        const std::lock_guard hold(mutex_);
        unstored_ -= appends;
    }

    // Adds what waits to what the last part has left: all that is to be written, and then
    // its share of the questions, to which nobody hears the answers at the end. No: there is no
    // more to come.
    bool next_batch(std::vector<StoreJob>& jobs) {
        std::unique_lock hold(mutex_);
        if (is_busy_) wake_.wait_for(hold, options_.batch_delay, [&] { return is_stopping_; });
        is_idle_ = waiting_.empty() && queries_.empty() && jobs.empty();
        wake_.wait(hold, [&] { return is_stopping_ || !is_idle_; });
        jobs.insert(jobs.end(), std::move_iterator(waiting_.begin()),
                    std::move_iterator(waiting_.end()));
        waiting_.clear();
        if (is_stopping_) queries_.clear();
        for (std::size_t n = 0; n < kQueriesPerBatch && !queries_.empty(); ++n) {
            jobs.emplace_back(std::move(queries_.front()));
            queries_.pop_front();
        }
        return !jobs.empty();
    }

    // Nothing: the database fails, and the end of the process does not wait for it; or it is lost.
    std::optional<JobResults> execute(const std::vector<StoreJob>& jobs) {
        for (bool is_last = false;; is_last = wait_for_retry()) {
            const auto began = std::chrono::steady_clock::now();
            auto outcome = backend_->execute(jobs);
            if (outcome) {
                ++commits_;
                if (options_.on_commit) {
                    options_.on_commit({.took = std::chrono::steady_clock::now() - began,
                                        .records = count_records(jobs)});
                }
                if (!std::exchange(failure_reason_, {}).empty()) {
                    tell(StoreFailure{.is_over = true, .reason = {}});
                }
                return *std::move(outcome);
            }
            if (outcome.error().is_lost) {
                tell_lost(outcome.error().why);
                return std::nullopt;
            }
            // What comes later may be what the operator has to mend.
            if (failure_reason_ != outcome.error().why) {
                failure_reason_ = outcome.error().why;
                tell(StoreFailure{.is_over = false, .reason = failure_reason_});
            }
            if (is_last) return std::nullopt;
        }
    }

    // Says whether the store is to end now.
    bool wait_for_retry() {
        std::unique_lock hold(mutex_);
        return wake_.wait_for(hold, options_.retry_delay, [this] { return is_stopping_; });
    }

    void tell(std::vector<StoreEvent> said) {
        if (said.empty()) return;
        options_.post([callbacks = callbacks_, said = std::move(said)]() mutable {
            for (auto& it : said) {
                if (callbacks->listener) callbacks->listener(std::move(it));
            }
        });
    }

    void tell(StoreFailure failure) {
        options_.post([callbacks = callbacks_, failure = std::move(failure)] {
            if (callbacks->on_failure) callbacks->on_failure(failure);
        });
    }

    void tell_lost(std::string why) {
        options_.post([callbacks = callbacks_, why = std::move(why)] {
            if (callbacks->on_lost) callbacks->on_lost(why);
        });
    }

    const Options options_;
    const std::unique_ptr<StoreBackend> backend_;  // the thread's, from listen() on
    std::shared_ptr<StoreCallbacks> callbacks_;    // what is in them is the loop's
    std::string failure_reason_;                   // why it fails; empty: it does not
    bool is_busy_ = false;                         // the last part was for several tables
    std::atomic<std::uint64_t> commits_{0};

    std::mutex mutex_;  // of all below but the thread
    std::condition_variable wake_, done_;
    std::vector<StoreJob> waiting_;  // all but questions
    std::deque<core::StoreQuery> queries_;
    std::size_t unstored_ = 0;  // Appends that wait or are under way
    bool is_idle_ = false;      // the thread waits for the next job
    bool is_stopping_ = false;
    bool is_done_ = true;  // the thread does nothing any more

    std::thread thread_;
};

ThreadedStore::ThreadedStore(Options options, std::unique_ptr<StoreBackend> backend)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(backend))) {}

ThreadedStore::~ThreadedStore() = default;

std::uint64_t ThreadedStore::incarnation() const { return impl_->backend().incarnation(); }

void ThreadedStore::load(const std::function<void(core::LoadedTable)>& each) {
    impl_->backend().load(each);
}

std::vector<std::string> ThreadedStore::list_set_aside() {
    return impl_->backend().list_set_aside();
}

void ThreadedStore::listen(Listener listener) { impl_->listen(std::move(listener)); }

void ThreadedStore::append(std::vector<core::Append> appends) { impl_->put(std::move(appends)); }

void ThreadedStore::query(core::StoreQuery question) { impl_->put(std::move(question)); }

void ThreadedStore::touch_players(core::TouchPlayers visited) { impl_->put(std::move(visited)); }

void ThreadedStore::purge(core::Purge what) { impl_->put(what); }

void ThreadedStore::set_aside(core::SetAside table) { impl_->put(std::move(table)); }

void ThreadedStore::claim() { impl_->put(core::Claim{}); }

void ThreadedStore::release(const core::Release& tables) { impl_->put(tables); }

Store::ShutdownResult ThreadedStore::shut_down(std::chrono::milliseconds patience) {
    return impl_->shut_down(patience);
}

std::uint64_t ThreadedStore::commits() const { return impl_->commits(); }

}  // namespace vegas::shell
