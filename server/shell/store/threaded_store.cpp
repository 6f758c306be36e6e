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
constexpr std::size_t kCompany = 4;

// Questions in one part, some 0.1 ms each: what comes meanwhile to be written waits for it.
constexpr std::size_t kQuestions = 32;

// Who is told on the loop's thread; nobody when the store is gone. Jobs that the loop has still to
// run hold it.
struct Ears {
    Store::Listener listener;
    std::function<void(ThreadedStore::Trouble)> on_trouble;
    std::function<void(std::string)> on_lost;
};

std::size_t count_appends(const std::vector<Job>& jobs) {
    const auto count = std::ranges::count_if(
        jobs, [](const Job& job) { return std::holds_alternative<core::Append>(job); });
    return static_cast<std::size_t>(count);
}

std::size_t count_records(const std::vector<Job>& jobs) {
    std::size_t records = 0;
    for (const Job& job : jobs) {
        if (const auto* append = std::get_if<core::Append>(&job)) records += append->records.size();
    }
    return records;
}

}  // namespace

class ThreadedStore::Impl {
public:
    Impl(Options options, std::unique_ptr<Ledger> ledger)
        : options_(std::move(options)),
          ledger_(std::move(ledger)),
          ears_(std::make_shared<Ears>()) {
        ears_->on_trouble = options_.on_trouble;
        ears_->on_lost = options_.on_lost;
    }

    ~Impl() {
        {
            const std::lock_guard hold(mutex_);
            stopping_ = true;
        }
        wake_.notify_one();
        if (thread_.joinable()) thread_.join();
        *ears_ = {};
    }

    [[nodiscard]] Ended end(std::chrono::milliseconds patience) {
        *ears_ = {};
        std::unique_lock hold(mutex_);
        stopping_ = true;
        wake_.notify_one();
        const bool is_over = over_.wait_for(hold, patience, [this] { return is_over_; });
        return {.unstored = unstored_, .hangs = !is_over};
    }

    Impl& operator=(Impl&&) = delete;

    [[nodiscard]] Ledger& ledger() { return *ledger_; }
    [[nodiscard]] std::uint64_t commits() const { return commits_; }

    void listen(Listener listener) {
        ears_->listener = std::move(listener);
        is_over_ = false;
        thread_ = std::thread([this] { work(); });
    }

    template <class What>
    void put(What what) {
        add([&] { waiting_.emplace_back(std::move(what)); });
    }

    void put(core::Ask question) {
        add([&] { questions_.push_back(std::move(question)); });
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
        work_to_the_end();
        const std::lock_guard hold(mutex_);
        is_over_ = true;
        over_.notify_one();
    }

    void work_to_the_end() {
        std::vector<Job> jobs;
        while (take(jobs)) {
            auto outcome = carry_out(jobs);
            if (!outcome) return;
            const std::size_t appends = count_appends(jobs);
            count_stored(appends);
            gather_ = appends >= kCompany;
            jobs = std::move(outcome->left);
            tell(std::move(outcome->said));
        }
    }

    void count_stored(std::size_t appends) {
        const std::lock_guard hold(mutex_);
        unstored_ -= appends;
    }

    // Adds what waits to what the last part has left: all that is to be written, and then
    // its share of the questions, to which nobody hears the answers at the end. No: there is no
    // more to come.
    bool take(std::vector<Job>& jobs) {
        std::unique_lock hold(mutex_);
        if (gather_) wake_.wait_for(hold, options_.gather, [&] { return stopping_; });
        is_idle_ = waiting_.empty() && questions_.empty() && jobs.empty();
        wake_.wait(hold, [&] { return stopping_ || !is_idle_; });
        jobs.insert(jobs.end(), std::move_iterator(waiting_.begin()),
                    std::move_iterator(waiting_.end()));
        waiting_.clear();
        if (stopping_) questions_.clear();
        for (std::size_t n = 0; n < kQuestions && !questions_.empty(); ++n) {
            jobs.emplace_back(std::move(questions_.front()));
            questions_.pop_front();
        }
        return !jobs.empty();
    }

    // Nothing: the database fails, and the end of the process does not wait for it; or it is lost.
    std::optional<Outcome> carry_out(const std::vector<Job>& jobs) {
        for (bool is_last = false;; is_last = rest()) {
            try {
                const auto began = std::chrono::steady_clock::now();
                auto outcome = ledger_->carry_out(jobs);
                ++commits_;
                if (options_.on_commit) {
                    options_.on_commit({.took = std::chrono::steady_clock::now() - began,
                                        .records = count_records(jobs)});
                }
                if (!std::exchange(trouble_, {}).empty()) tell(Trouble{.over = true, .why = {}});
                return outcome;
            } catch (const StorageError& error) {
                // What comes later may be what the operator has to mend.
                if (trouble_ != error.what()) {
                    trouble_ = error.what();
                    tell(Trouble{.over = false, .why = trouble_});
                }
            } catch (const StorageLost& error) {
                tell_lost(error.what());
                return std::nullopt;
            }
            if (is_last) return std::nullopt;
        }
    }

    // Says whether the store is to end now.
    bool rest() {
        std::unique_lock hold(mutex_);
        return wake_.wait_for(hold, options_.retry, [this] { return stopping_; });
    }

    void tell(std::vector<Said> said) {
        if (said.empty()) return;
        options_.post([ears = ears_, said = std::move(said)]() mutable {
            for (auto& it : said) {
                if (ears->listener) ears->listener(std::move(it));
            }
        });
    }

    void tell(Trouble trouble) {
        options_.post([ears = ears_, trouble = std::move(trouble)] {
            if (ears->on_trouble) ears->on_trouble(trouble);
        });
    }

    void tell_lost(std::string why) {
        options_.post([ears = ears_, why = std::move(why)] {
            if (ears->on_lost) ears->on_lost(why);
        });
    }

    const Options options_;
    const std::unique_ptr<Ledger> ledger_;  // the thread's, from listen() on
    std::shared_ptr<Ears> ears_;            // what is in them is the loop's
    std::string trouble_;                   // why it fails; empty: it does not
    bool gather_ = false;                   // the last part was for several tables
    std::atomic<std::uint64_t> commits_{0};

    std::mutex mutex_;  // of all below but the thread
    std::condition_variable wake_, over_;
    std::vector<Job> waiting_;  // all but questions
    std::deque<core::Ask> questions_;
    std::size_t unstored_ = 0;  // Appends that wait or are under way
    bool is_idle_ = false;      // the thread waits for the next job
    bool stopping_ = false;
    bool is_over_ = true;  // the thread does nothing any more

    std::thread thread_;
};

ThreadedStore::ThreadedStore(Options options, std::unique_ptr<Ledger> ledger)
    : impl_(std::make_unique<Impl>(std::move(options), std::move(ledger))) {}

ThreadedStore::~ThreadedStore() = default;

std::uint64_t ThreadedStore::incarnation() const { return impl_->ledger().incarnation(); }

void ThreadedStore::load(const std::function<void(core::Loaded)>& each) {
    impl_->ledger().load(each);
}

std::vector<std::string> ThreadedStore::aside() { return impl_->ledger().aside(); }

void ThreadedStore::listen(Listener listener) { impl_->listen(std::move(listener)); }

void ThreadedStore::append(std::vector<core::Append> appends) { impl_->put(std::move(appends)); }

void ThreadedStore::ask(core::Ask question) { impl_->put(std::move(question)); }

void ThreadedStore::visited(core::Visited visited) { impl_->put(std::move(visited)); }

void ThreadedStore::forget(core::Forget what) { impl_->put(what); }

void ThreadedStore::set_aside(core::SetAside table) { impl_->put(std::move(table)); }

void ThreadedStore::claim() { impl_->put(core::Claim{}); }

void ThreadedStore::release(const core::Release& tables) { impl_->put(tables); }

Store::Ended ThreadedStore::end(std::chrono::milliseconds patience) { return impl_->end(patience); }

std::uint64_t ThreadedStore::commits() const { return impl_->commits(); }

}  // namespace vegas::shell
