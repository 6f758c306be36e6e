#include "server/shell/store/threaded_store.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>
#include <utility>
#include <variant>

#include "server/shell/store/job_queue.hpp"

namespace vegas::shell {
namespace {

// So many Appends in one part say that many are playing.
constexpr std::size_t kBusyAppends = 4;

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
        queue_.stop();
        if (thread_.joinable()) thread_.join();
        *callbacks_ = {};
    }

    [[nodiscard]] ShutdownResult shut_down(std::chrono::milliseconds patience) {
        *callbacks_ = {};
        queue_.stop();
        return queue_.wait_for_end(patience);
    }

    Impl& operator=(Impl&&) = delete;

    [[nodiscard]] StoreBackend& backend() { return *backend_; }
    [[nodiscard]] JobQueue& queue() { return queue_; }
    [[nodiscard]] std::uint64_t commits() const { return commits_; }

    void listen(Listener listener) {
        callbacks_->listener = std::move(listener);
        queue_.begin();
        thread_ = std::thread([this] {
            run_batches();
            queue_.end();
        });
    }

private:
    void run_batches() {
        std::vector<StoreJob> jobs;
        bool is_busy = false;  // the last batch was for several tables
        while (queue_.take(jobs, is_busy ? options_.batch_delay : std::chrono::microseconds(0))) {
            auto outcome = execute(jobs);
            if (!outcome) return;
            const std::size_t appends = count_appends(jobs);
            queue_.count_stored(appends);
            is_busy = appends >= kBusyAppends;
            jobs = std::move(outcome->unfinished);
            tell(std::move(outcome->events));
        }
    }

    // nullopt if the database fails and the process ends, or if it is lost.
    std::optional<JobResults> execute(const std::vector<StoreJob>& jobs) {
        for (bool is_last = false;; is_last = queue_.wait_for_stop(options_.retry_delay)) {
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
    std::atomic<std::uint64_t> commits_{0};

    JobQueue queue_;
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

void ThreadedStore::append(std::vector<core::Append> appends) {
    impl_->queue().put(std::move(appends));
}

void ThreadedStore::query(core::StoreQuery question) { impl_->queue().put(std::move(question)); }

void ThreadedStore::touch_players(core::TouchPlayers visited) {
    impl_->queue().put(StoreJob(std::move(visited)));
}

void ThreadedStore::purge(core::Purge what) { impl_->queue().put(StoreJob(std::move(what))); }

void ThreadedStore::set_aside(core::SetAside table) {
    impl_->queue().put(StoreJob(std::move(table)));
}

void ThreadedStore::claim() { impl_->queue().put(StoreJob(core::Claim{})); }

void ThreadedStore::release(const core::Release& tables) { impl_->queue().put(StoreJob(tables)); }

Store::ShutdownResult ThreadedStore::shut_down(std::chrono::milliseconds patience) {
    return impl_->shut_down(patience);
}

std::uint64_t ThreadedStore::commits() const { return impl_->commits(); }

}  // namespace vegas::shell
