#include "tests/server/shell/store/slow_disk.hpp"

#include <sqlite3.h>

#include <condition_variable>
#include <mutex>
#include <new>
#include <utility>

#include "tests/server/shell/store/passing_file.hpp"

namespace vegas::shell::test {
namespace {

constexpr const char* kName = "vegas-slow-disk";

struct State {
    std::mutex mutex;
    std::condition_variable changed;
    int code = SQLITE_OK;
    std::uint64_t failures = 0;
    bool holds = false, is_held = false;
    std::uint64_t log_syncs = 0;
    std::function<void(bool is_sync)> before_each;
};

State& state() {
    static State it;
    return it;
}

// What the operation ends with before it begins.
int fate(bool is_sync, bool is_log) {
    State& s = state();
    if (s.before_each) s.before_each(is_sync);
    std::unique_lock lock(s.mutex);
    if (is_sync && s.holds) {
        s.is_held = true;
        s.changed.notify_all();
        s.changed.wait(lock, [&s] { return !s.holds; });
        s.is_held = false;
    }
    if (s.code != SQLITE_OK) {
        ++s.failures;
        s.changed.notify_all();
    } else if (is_sync && is_log) {
        ++s.log_syncs;
    }
    return s.code;
}

sqlite3_vfs* usual() {
    static sqlite3_vfs* const it = sqlite3_vfs_find("unix");
    return it;
}

struct File : PassingFile {
    bool is_log = false;
};

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at) {
    const int code = fate(false, false);
    return code != SQLITE_OK ? code : passing_methods().xWrite(file, bytes, count, at);
}

int sync(sqlite3_file* file, int flags) {
    const int code = fate(true, static_cast<File*>(file)->is_log);
    return code != SQLITE_OK ? code : passing_methods().xSync(file, flags);
}

const sqlite3_io_methods* methods() {
    static const sqlite3_io_methods all = [] {
        auto m = passing_methods();
        m.xWrite = write;
        m.xSync = sync;
        return m;
    }();
    return &all;
}

int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    auto* mine = new (file) File{};
    mine->usual = reinterpret_cast<sqlite3_file*>(mine + 1);
    mine->is_log = (flags & SQLITE_OPEN_WAL) != 0;
    const int code = usual()->xOpen(usual(), name, mine->usual, flags, out_flags);
    if (mine->usual->pMethods != nullptr) mine->pMethods = methods();
    return code;
}

sqlite3_vfs* vfs() {
    static sqlite3_vfs it = [] {
        sqlite3_vfs v = *usual();
        v.szOsFile += static_cast<int>(sizeof(File));
        v.pNext = nullptr;
        v.zName = kName;
        v.xOpen = open;
        return v;
    }();
    return &it;
}

}  // namespace

const char* SlowDisk::name() {
    static const bool known = sqlite3_vfs_register(vfs(), 0) == SQLITE_OK;
    return known ? kName : nullptr;
}

void SlowDisk::become_the_usual() { sqlite3_vfs_register(vfs(), 1); }

void SlowDisk::before_each(std::function<void(bool is_sync)> tell) {
    state().before_each = std::move(tell);
}

void SlowDisk::fail(int code) {
    State& s = state();
    const std::lock_guard lock(s.mutex);
    s.code = code;
    s.failures = 0;
}

void SlowDisk::wait_for_failures(std::uint64_t count) {
    State& s = state();
    std::unique_lock lock(s.mutex);
    s.changed.wait(lock, [&] { return s.failures >= count; });
}

void SlowDisk::heal() {
    State& s = state();
    {
        const std::lock_guard lock(s.mutex);
        s.code = SQLITE_OK;
    }
    let_go();
}

void SlowDisk::hold() {
    State& s = state();
    const std::lock_guard lock(s.mutex);
    s.holds = true;
}

void SlowDisk::wait_until_held() {
    State& s = state();
    std::unique_lock lock(s.mutex);
    s.changed.wait(lock, [&s] { return s.is_held; });
}

void SlowDisk::let_go() {
    State& s = state();
    const std::lock_guard lock(s.mutex);
    s.holds = false;
    s.changed.notify_all();
}

std::uint64_t SlowDisk::log_syncs() {
    State& s = state();
    const std::lock_guard lock(s.mutex);
    return s.log_syncs;
}

}  // namespace vegas::shell::test
