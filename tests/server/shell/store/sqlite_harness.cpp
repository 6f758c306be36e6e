#include "tests/server/shell/store/sqlite_harness.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "tests/server/shell/store/slow_disk.hpp"

namespace vegas::shell::test {

namespace fs = std::filesystem;

Folder::Folder() {
    std::string pattern = (fs::temp_directory_path() / "vegas-store-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no temporary directory");
    path_ = pattern;
}

Folder::~Folder() { fs::remove_all(path_); }

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_bytes(const fs::path& file, const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
}

namespace {

SqliteStore::Options in_directory(const fs::path& dir, SqliteStore::Options options) {
    options.dir = dir;
    return options;
}

SqliteStore::Options on_a_slow_disk(std::chrono::milliseconds retry) {
    SqliteStore::Options options;
    options.thread.retry_delay = retry;
    options.vfs = SlowDisk::name();
    return options;
}

}  // namespace

OneStore::OneStore(const fs::path& dir, SqliteStore::Options options)
    : WatchedStore(in_directory(dir / "data", std::move(options))) {}

StoreOnASlowDisk::StoreOnASlowDisk(std::chrono::milliseconds retry)
    : store(folder.path(), on_a_slow_disk(retry)) {}

StoreOnASlowDisk::~StoreOnASlowDisk() { SlowDisk::heal(); }

void StoreOnASlowDisk::keep_busy() {
    SlowDisk::hold();
    store->append({opening("busy")});
    SlowDisk::wait_until_held();
}

}  // namespace vegas::shell::test
