// The stores: how many Appends of one record each takes in a second, and how long it is from
// append() to what is said of them. Each round waits for the one before, as a single table would
// (1), a few do (5) and many (100). Usage: store_bench WHERE... [SECONDS], where WHERE is a
// directory or the URL of a PostgreSQL database.
//
// The figures are those of the disk on which that is; directories and tables are made and left
// behind. Those of PostgreSQL are per second that passes: its own processes work for it, too.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres_store.hpp"
#include "server/shell/store/sqlite_store.hpp"

namespace vegas::shell {
namespace {

using std::chrono::steady_clock;

constexpr std::size_t kTables = 100;
constexpr std::size_t kRecordBytes = 200;

// A loop for one job at a time, which is all that there is in a round.
class OneJob {
public:
    void post(std::function<void()> job) {
        const std::lock_guard hold(mutex_);
        job_ = std::move(job);
        posted_.notify_one();
    }
    void run() {
        std::unique_lock hold(mutex_);
        posted_.wait(hold, [this] { return static_cast<bool>(job_); });
        std::exchange(job_, {})();
    }

private:
    std::mutex mutex_;
    std::condition_variable posted_;
    std::function<void()> job_;
};

std::unique_ptr<Store> open(const std::string& where, ThreadedStore::Options thread) {
    if (is_database(where)) {
        return std::make_unique<PostgresStore>(PostgresStore::Options{
            .url = where,
            .name = "store_bench",
            .thread = std::move(thread),
            .on_wait = [](const std::string& why) { std::printf("waits: %s\n", why.c_str()); }});
    }
    return std::make_unique<SqliteStore>(
        SqliteStore::Options{.dir = where, .thread = std::move(thread)});
}

class Bench {
public:
    explicit Bench(const std::string& where)
        : store_(open(where,
                      {.post = [this](std::function<void()> job) { loop_.post(std::move(job)); }})),
          next_(kTables, 0) {
        store_->listen([this](const Store::StoreEvent& said) {
            if (!std::holds_alternative<core::AppendStored>(said)) std::abort();
            ++stored_;
        });
        (void)round(kTables);  // the tables themselves
    }

    void measure(std::size_t batch, double seconds) {
        std::vector<double> ms;
        const auto begin = steady_clock::now();
        double took = 0;
        while (took < seconds) {
            ms.push_back(round(batch));
            took = std::chrono::duration<double>(steady_clock::now() - begin).count();
        }
        std::sort(ms.begin(), ms.end());
        const auto rounds = static_cast<double>(ms.size());
        const double appends = rounds * static_cast<double>(batch) / took;
        std::printf(
            "batches of %3zu: %8.0f appends/s, %7.1f us each; commit p50 %.2f ms, p99 %.2f ms\n",
            batch, appends, 1e6 / appends, ms[ms.size() / 2], ms[ms.size() * 99 / 100]);
    }

private:
    // One Append of one record for each of so many tables. Gives how long it took, in ms.
    double round(std::size_t batch) {
        std::vector<core::Append> appends(batch);
        for (auto& what : appends) {
            what.table = run_ + std::to_string(at_);
            what.seq = next_[at_]++;
            what.records.emplace_back(kRecordBytes, 'x');
            at_ = (at_ + 1) % kTables;
        }
        stored_ = 0;
        const auto begin = steady_clock::now();
        store_->append(std::move(appends));
        while (stored_ < batch) loop_.run();
        return std::chrono::duration<double, std::milli>(steady_clock::now() - begin).count();
    }

    OneJob loop_;
    std::unique_ptr<Store> store_;
    const std::string run_ = std::to_string(store_->incarnation()) + "-";
    std::vector<std::uint32_t> next_;  // the record of each table
    std::size_t at_ = 0, stored_ = 0;
};

}  // namespace
}  // namespace vegas::shell

int main(int argc, char** argv) {
    std::vector<std::string> places(argv + 1, argv + argc);
    double seconds = 5;
    if (!places.empty() && std::atof(places.back().c_str()) > 0) {
        seconds = std::max(0.1, std::atof(places.back().c_str()));
        places.pop_back();
    }
    if (places.empty()) {
        std::fprintf(stderr, "usage: store_bench DIR|URL... [SECONDS]\n");
        return 2;
    }
    try {
        for (const auto& where : places) {
            std::printf("%s\n", vegas::shell::without_password(where).c_str());
            vegas::shell::Bench bench(where);
            for (const std::size_t batch : {1U, 5U, 100U}) bench.measure(batch, seconds);
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "store_bench: %s\n", error.what());
        return 1;
    }
}
