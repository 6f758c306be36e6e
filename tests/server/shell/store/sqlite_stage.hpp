// What a SqliteStore needs around it: a directory of its own, and a loop that runs posted jobs.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/shell/store/sqlite_store.hpp"
#include "tests/server/shell/store/store_suite.hpp"

namespace vegas::shell::test {

// A directory that is gone at the end.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

[[nodiscard]] std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

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

// A store in DIR/data, and all that it has found and said.
class OneStore {
public:
    explicit OneStore(const std::filesystem::path& dir, SqliteStore::Options options = {});

    void open();
    void close() { store_.reset(); }
    void reopen();

    [[nodiscard]] SqliteStore& operator*() { return *store_; }
    [[nodiscard]] SqliteStore* operator->() { return store_.get(); }

    // Runs the loop until all that was ever said is so much.
    const std::vector<std::string>& hear(std::size_t count);
    [[nodiscard]] bool finds(const std::string& game);

    JobLoop loop;
    std::vector<std::string> said;
    std::vector<SqliteStore::Trouble> troubles;
    std::vector<core::Loaded> loaded;

private:
    SqliteStore::Options options_;
    core::Found answer_;
    std::unique_ptr<SqliteStore> store_;
};

// A store whose disk obeys SlowDisk, and that tries again after `retry` what has failed.
class StoreOnASlowDisk : public testing::Test {
protected:
    explicit StoreOnASlowDisk(std::chrono::milliseconds retry);
    ~StoreOnASlowDisk() override;

    // The thread is in the middle of a transaction until SlowDisk::let_go() or heal().
    void keep_busy();

    Folder folder;
    OneStore store;
};

}  // namespace vegas::shell::test
