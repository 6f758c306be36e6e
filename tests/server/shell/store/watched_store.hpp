// A store with a thread of its own, a loop that runs what it posts, and all that it has found and
// said.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/shell/store/threaded_store.hpp"
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {

class JobLoop {
public:
    void post(std::function<void()> job);
    void run_until(const std::function<bool()>& done);
    // Runs the jobs that are there.
    void run();
    [[nodiscard]] bool is_idle();

private:
    [[nodiscard]] std::function<void()> next(bool wait);

    std::mutex mutex_;
    std::condition_variable posted_;
    std::deque<std::function<void()>> jobs_;
};

// Of the facts that hold for every store. `S` is a ThreadedStore.
template <class S>
class ThreadedHarness : public StoreHarness {
public:
    // The options but for those of the thread.
    explicit ThreadedHarness(typename S::Options options) : options_(std::move(options)) {
        options_.thread.post = [this](std::function<void()> job) { loop_.post(std::move(job)); };
        options_.thread.on_failure = [](const ThreadedStore::StoreFailure& it) {
            throw std::runtime_error(it.reason);  // rather than wait for ever
        };
        store_ = std::make_unique<S>(options_);
    }
    Store& store() override { return *store_; }
    void restart() override {
        store_.reset();
        store_ = std::make_unique<S>(options_);
    }
    void run_until(const std::function<bool()>& done) override { loop_.run_until(done); }

private:
    typename S::Options options_;
    JobLoop loop_;
    std::unique_ptr<S> store_;
};

// `S` is a ThreadedStore.
template <class S>
class WatchedStore {
public:
    // The options but for those of the thread that say what is to be done where.
    explicit WatchedStore(typename S::Options options) : options_(std::move(options)) {
        options_.thread.post = [this](std::function<void()> job) { loop.post(std::move(job)); };
        options_.thread.on_failure = [this](const ThreadedStore::StoreFailure& it) {
            failures.push_back(it);
        };
        options_.thread.on_lost = [this](const std::string&) { ++lost; };
        open();
    }

    void open() {
        store_ = std::make_unique<S>(options_);
        loaded.clear();
        store_->load([this](core::LoadedTable table) { loaded.push_back(std::move(table)); });
        store_->listen([this](Store::StoreEvent it) {
            said.push_back(words(it));
            if (auto* told = std::get_if<core::QueryReply>(&it)) {
                answers[told->ticket.number] = answer_ = std::move(told->result);
            }
        });
    }
    void close() { store_.reset(); }
    void reopen() {
        close();
        open();
    }

    [[nodiscard]] S& operator*() { return *store_; }
    [[nodiscard]] S* operator->() { return store_.get(); }

    // Runs the loop until all that was ever said is so much.
    const std::vector<std::string>& wait_for_events(std::size_t count) {
        loop.run_until([&] { return said.size() >= count; });
        return said;
    }
    // Appends, and runs the loop until that has been answered too.
    const std::vector<std::string>& append(std::vector<core::Append> what) {
        const std::size_t count = said.size() + what.size();
        store_->append(std::move(what));
        return wait_for_events(count);
    }
    // Runs the loop until there were so many troubles, ends of them included.
    const ThreadedStore::StoreFailure& wait_for_failures(std::size_t count) {
        loop.run_until([&] { return failures.size() >= count; });
        return failures.back();
    }
    // To what was asked last.
    [[nodiscard]] const core::QueryResult& answer() const { return answer_; }
    [[nodiscard]] bool finds(const std::string& game) {
        store_->query({{said.size()}, core::FindGame{game}});
        wait_for_events(said.size() + 1);
        return !std::holds_alternative<core::NoResult>(answer_);
    }

    JobLoop loop;
    std::vector<std::string> said;
    std::map<std::uint64_t, core::QueryResult> answers;  // by their tickets
    std::vector<ThreadedStore::StoreFailure> failures;
    std::vector<core::LoadedTable> loaded;
    int lost = 0;  // how often it was said that the database is another server's

private:
    typename S::Options options_;
    core::QueryResult answer_;
    std::unique_ptr<S> store_;
};

}  // namespace vegas::shell::test
