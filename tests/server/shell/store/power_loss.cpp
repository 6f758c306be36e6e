#include "tests/server/shell/store/power_loss.hpp"

#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <utility>

#include "tests/server/shell/store/cached_file.hpp"
#include "tests/server/shell/store/passing_file.hpp"

// The linker's names for the system's fsync(), and for what all but SQLite call instead of it.
extern "C" {
int real_fsync(int fd) __asm__("__real_fsync");
int fsync_of_a_cached_file(int fd) __asm__("__wrap_fsync");
}

namespace vegas::shell::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* kName = "vegas-power-loss";

// A file may get another name while it is open.
using Identity = std::pair<dev_t, ino_t>;

std::optional<Identity> identity(const char* name) {
    struct stat status {};
    if (::stat(name, &status) != 0) return std::nullopt;
    return Identity{status.st_dev, status.st_ino};
}

struct Cached {
    std::unique_ptr<CachedFile> content;
    int handles = 0;
};

struct Disk {
    // As long as the power stays on, the disk writes all in the end.
    ~Disk() {
        for (auto& [id, file] : files) file.content->sync();
    }

    std::mutex mutex;
    PowerLoss::Options options;
    CachedFile::Chance chance;
    std::map<Identity, Cached> files;
};

Disk& disk() {
    static Disk it;
    return it;
}

sqlite3_vfs* usual() {
    static sqlite3_vfs* const it = sqlite3_vfs_find("unix");
    return it;
}

struct File : PassingFile {
    Identity id{};
    CachedFile* content = nullptr;
};

// What `act` gives, or `error` where the real disk fails.
template <class Act>
int guarded(int error, Act act) {
    try {
        const std::lock_guard hold(disk().mutex);
        return act();
    } catch (const std::system_error&) {
        return error;
    }
}

void about_to_change() {
    if (const auto& tell = disk().options.before_each) tell();
}

// ---- a file

int read(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
    return guarded(SQLITE_IOERR_READ, [&] {
        auto* bytes = static_cast<char*>(to);
        const auto got = static_cast<File*>(file)->content->read(bytes, count, at);
        std::fill(bytes + got, bytes + count, '\0');
        return got == count ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
    });
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at) {
    about_to_change();
    return guarded(SQLITE_IOERR_WRITE, [&] {
        static_cast<File*>(file)->content->write(static_cast<const char*>(bytes), count, at);
        return SQLITE_OK;
    });
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
    about_to_change();
    return guarded(SQLITE_IOERR_TRUNCATE, [&] {
        static_cast<File*>(file)->content->truncate(size);
        return SQLITE_OK;
    });
}

int sync(sqlite3_file* file, int flags) {
    about_to_change();
    if (disk().options.ignores_syncs) return SQLITE_OK;
    const int code = passing_methods().xSync(file, flags);
    if (code != SQLITE_OK) return code;
    return guarded(SQLITE_IOERR_FSYNC, [&] {
        static_cast<File*>(file)->content->sync();
        return SQLITE_OK;
    });
}

int size_of(sqlite3_file* file, sqlite3_int64* size) {
    return guarded(SQLITE_IOERR_FSTAT, [&] {
        *size = static_cast<File*>(file)->content->size();
        return SQLITE_OK;
    });
}

// What was not synced stays in the cache when nobody has the file open any more.
int close(sqlite3_file* file) {
    auto* mine = static_cast<File*>(file);
    const int code = passing_methods().xClose(file);
    const std::lock_guard hold(disk().mutex);
    const auto it = disk().files.find(mine->id);
    if (it != disk().files.end() && --it->second.handles == 0 && mine->content->is_synced()) {
        disk().files.erase(it);
    }
    return code;
}

const sqlite3_io_methods* methods() {
    static const sqlite3_io_methods all = [] {
        auto m = passing_methods();
        m.xClose = close;
        m.xRead = read;
        m.xWrite = write;
        m.xTruncate = truncate;
        m.xSync = sync;
        m.xFileSize = size_of;
        return m;
    }();
    return &all;
}

// ---- names

int open_cached(const char* name, File* file, bool is_database) {
    return guarded(SQLITE_CANTOPEN, [&] {
        const auto id = identity(name);
        if (!id) return SQLITE_CANTOPEN;
        auto& cached = disk().files[*id];
        if (!cached.content) {
            cached.content = std::make_unique<CachedFile>(name, &disk().chance);
            if (is_database) fs::remove(fs::path(name) += "-shm");
        }
        ++cached.handles;
        file->id = *id;
        file->content = cached.content.get();
        return SQLITE_OK;
    });
}

int open(sqlite3_vfs* /*vfs*/, const char* name, sqlite3_file* file, int flags, int* out_flags) {
    constexpr int kCached = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
    if ((flags & kCached) == 0) return usual()->xOpen(usual(), name, file, flags, out_flags);
    auto* mine = new (file) File{};
    mine->usual = reinterpret_cast<sqlite3_file*>(mine + 1);
    int code = usual()->xOpen(usual(), name, mine->usual, flags, out_flags);
    if (code != SQLITE_OK) return code;
    code = open_cached(name, mine, (flags & SQLITE_OPEN_MAIN_DB) != 0);
    if (code == SQLITE_OK) {
        mine->pMethods = methods();
    } else {
        passing_methods().xClose(mine);
    }
    return code;
}

int remove(sqlite3_vfs* /*vfs*/, const char* name, int syncs_folder) {
    const auto id = identity(name);
    const int code = usual()->xDelete(usual(), name, syncs_folder);
    if (code != SQLITE_OK || !id) return code;
    const std::lock_guard hold(disk().mutex);
    const auto it = disk().files.find(*id);
    if (it != disk().files.end() && it->second.handles == 0) disk().files.erase(it);
    return code;
}

// An empty file counts as none, and one may be empty only where the power was lost.
int access(sqlite3_vfs* /*vfs*/, const char* name, int flags, int* is_so) {
    if (flags == SQLITE_ACCESS_EXISTS) {
        const std::lock_guard hold(disk().mutex);
        const auto id = identity(name);
        const auto it = id ? disk().files.find(*id) : disk().files.end();
        if (it != disk().files.end()) {
            *is_so = it->second.content->size() > 0 ? 1 : 0;
            return SQLITE_OK;
        }
    }
    return usual()->xAccess(usual(), name, flags, is_so);
}

sqlite3_vfs* vfs() {
    static sqlite3_vfs it = [] {
        sqlite3_vfs v = *usual();
        v.szOsFile += static_cast<int>(sizeof(File));
        v.pNext = nullptr;
        v.zName = kName;
        v.xOpen = open;
        v.xDelete = remove;
        v.xAccess = access;
        return v;
    }();
    return &it;
}

// As fsync() has it: 0, or -1 and errno.
int synced(int fd) {
    struct stat status {};
    if (::fstat(fd, &status) != 0) return -1;
    try {
        const std::lock_guard hold(disk().mutex);
        const auto it = disk().files.find({status.st_dev, status.st_ino});
        if (it != disk().files.end()) it->second.content->sync();
        return 0;
    } catch (const std::system_error& error) {
        errno = error.code().value();
        return -1;
    }
}

}  // namespace

const char* PowerLoss::name() {
    static const bool known = sqlite3_vfs_register(vfs(), 0) == SQLITE_OK;
    return known ? kName : nullptr;
}

void PowerLoss::begin(Options options) {
    const std::lock_guard hold(disk().mutex);
    std::seed_seq seed(options.seed.begin(), options.seed.end());
    disk().chance.seed(seed);
    disk().options = std::move(options);
}

void PowerLoss::become_the_usual() { sqlite3_vfs_register(vfs(), 1); }

}  // namespace vegas::shell::test

int fsync_of_a_cached_file(int fd) {
    const int result = real_fsync(fd);
    return result == 0 ? vegas::shell::test::synced(fd) : result;
}
