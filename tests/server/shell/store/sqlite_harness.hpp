// What a SqliteStore needs around it: a directory of its own.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <string>

#include "server/shell/store/sqlite_store.hpp"
#include "tests/server/shell/store/watched_store.hpp"

namespace vegas::shell::test {

// A directory that is gone at the end.
class Folder {
public:
    Folder();
    ~Folder();
    Folder& operator=(Folder&&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

[[nodiscard]] std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

// A store in DIR/data.
class OneStore : public WatchedStore<SqliteStore> {
public:
    explicit OneStore(const std::filesystem::path& dir, SqliteStore::Options options = {});
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
