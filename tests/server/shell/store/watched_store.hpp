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
class ThreadedStage : public Stage {
public:
    // The options but for those of the thread.
    explicit ThreadedStage(typename S::Options options) : options_(std::move(options)) {
        options_.thread.post = [this](std::function<void()> job) { loop_.post(std::move(job)); };
        options_.thread.on_trouble = [](const ThreadedStore::Trouble& it) {
            throw std::runtime_error(it.why);  // rather than wait for ever
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
        options_.thread.on_trouble = [this](const ThreadedStore::Trouble& it) {
            troubles.push_back(it);
        };
        options_.thread.on_lost = [this](const std::string&) { ++lost; };
        open();
    }

    void open() {
        store_ = std::make_unique<S>(options_);
        loaded.clear();
        store_->load([this](core::Loaded table) { loaded.push_back(std::move(table)); });
        store_->listen([this](Store::Said it) {
            said.push_back(words(it));
            if (auto* told = std::get_if<core::Told>(&it)) {
                answers[told->ticket] = answer_ = std::move(told->found);
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
    const std::vector<std::string>& hear(std::size_t count) {
        loop.run_until([&] { return said.size() >= count; });
        return said;
    }
    // Appends, and runs the loop until that has been answered too.
    const std::vector<std::string>& append(std::vector<core::Append> what) {
        const std::size_t count = said.size() + what.size();
        store_->append(std::move(what));
        return hear(count);
    }
    // Runs the loop until there were so many troubles, ends of them included.
    const ThreadedStore::Trouble& hear_trouble(std::size_t count) {
        loop.run_until([&] { return troubles.size() >= count; });
        return troubles.back();
    }
    // To what was asked last.
    [[nodiscard]] const core::Found& answer() const { return answer_; }
    [[nodiscard]] bool finds(const std::string& game) {
        store_->ask({said.size(), core::FindGame{game}});
        hear(said.size() + 1);
        return !std::holds_alternative<core::Nothing>(answer_);
    }

    JobLoop loop;
    std::vector<std::string> said;
    std::map<std::uint64_t, core::Found> answers;  // by their tickets
    std::vector<ThreadedStore::Trouble> troubles;
    std::vector<core::Loaded> loaded;
    int lost = 0;  // how often it was said that the database is another server's

private:
    typename S::Options options_;
    core::Found answer_;
    std::unique_ptr<S> store_;
};

}  // namespace vegas::shell::test
