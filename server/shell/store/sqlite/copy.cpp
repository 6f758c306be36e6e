#include "server/shell/store/sqlite/copy.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <system_error>

#include "server/shell/store/sqlite/data_dir.hpp"
#include "server/shell/store/sqlite/database.hpp"
#include "server/shell/store/sqlite/files.hpp"
#include "server/shell/store/sqlite/notes.hpp"

namespace vegas::shell::sqlite {
namespace {

namespace fs = std::filesystem;

// One step is on the disk before the next one is made: a commit of the server does not wait behind
// more than that. 1 MiB where pages are as large as usual.
constexpr int kPagesPerStep = 256;

// For a server that is about to open the database, or to close it.
constexpr int kPatienceMs = 10'000;

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

[[noreturn]] void cannot_make(const fs::path& file, const std::string& why) {
    refuse("cannot make " + file.string() + ": " + why);
}

// Whatever can be seen before there is anything to clear away.
void check_place(const fs::path& dir, const fs::path& file, IfExists there) {
    std::error_code error;
    if (!file.has_filename() || fs::is_directory(file, error)) {
        refuse(file.string() + " is a directory: name the file that is to be made in it");
    }
    if (!fs::is_directory(folder_of(file), error)) {
        refuse("there is no directory " + folder_of(file).string() + ": make it first");
    }
    if (fs::equivalent(folder_of(file), dir, error)) {
        refuse(file.string() + " would be in the data directory: name a file elsewhere");
    }
    if (there == IfExists::refuse && fs::exists(fs::symlink_status(file, error))) {
        refuse(file.string() + " is there already: name another file, or say --force");
    }
    for (const char* what : {"-journal", "-wal"}) {
        const fs::path log = beside(file, what);
        if (is_empty_or_missing(log)) continue;
        refuse(log.string() + " is there, which SQLite would take for a part of the copy: name " +
               "another file, or move that one away");
    }
}

// A server may be at work on the same disk, and must have room to go on.
constexpr std::uintmax_t kSpareBytes = 64 * 1024 * 1024;

std::uintmax_t size_of(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    return error ? 0 : size;
}

// The copy has the pages of the database and of its log, each of them once.
void check_room(const fs::path& dir, const fs::path& file) {
    const fs::path database = database_in(dir);
    const auto most = size_of(database) + size_of(beside(database, "-wal"));
    std::error_code error;
    const auto room = fs::space(folder_of(file), error);
    if (error || room.available >= most + kSpareBytes) return;
    refuse("there is no room for " + file.string() + ": the copy takes up to " +
           std::to_string(most) + " bytes, " + std::to_string(kSpareBytes) +
           " more must stay free, and " + std::to_string(room.available) +
           " are free; make room, or name a file on another disk");
}

constexpr std::array kEndingSignals = {SIGHUP, SIGINT, SIGTERM};

// Signals that end the program wait while this lives.
class SignalHold {
public:
    SignalHold() {
        sigset_t held;
        ::sigemptyset(&held);
        for (const int number : kEndingSignals) ::sigaddset(&held, number);
        ::pthread_sigmask(SIG_BLOCK, &held, &before_);
    }
    ~SignalHold() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    SignalHold& operator=(SignalHold&&) = delete;

private:
    sigset_t before_{};
};

// Removes a draft when a signal ends the program.
class SignalGuard {
public:
    explicit SignalGuard(const std::string& path) {
        path_ = path.c_str();
        for (std::size_t i = 0; i < kEndingSignals.size(); ++i) {
            before_.at(i) = std::signal(kEndingSignals.at(i), remove_and_end);
            if (before_.at(i) == SIG_IGN) std::signal(kEndingSignals.at(i), SIG_IGN);
        }
    }
    ~SignalGuard() {
        for (std::size_t i = 0; i < kEndingSignals.size(); ++i) {
            std::signal(kEndingSignals.at(i), before_.at(i));
        }
    }
    SignalGuard& operator=(SignalGuard&&) = delete;

private:
    static void remove_and_end(int number) {
        ::unlink(path_);
        std::signal(number, SIG_DFL);
        (void)std::raise(number);
    }

    static inline const char* volatile path_ = nullptr;
    std::array<void (*)(int), kEndingSignals.size()> before_{};
};

// What is to become the file, beside it; gone at the end if it did not, or if a signal ends the
// program.
class Draft {
public:
    explicit Draft(const fs::path& file)
        : path_(file.string() + ".XXXXXX"), descriptor_(make_guarded()) {
        if (!descriptor_.is_open()) cannot_make(file, reason(errno));
    }
    ~Draft() {
        const SignalHold hold;
        if (!path_.empty()) ::unlink(path_.c_str());
        guard_.reset();
    }
    Draft& operator=(Draft&&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }

    void begin_anew() const {
        if (::ftruncate(descriptor_.get(), 0) != 0) cannot_make(path_, reason(errno));
    }
    void sync() const {
        if (::fsync(descriptor_.get()) != 0) cannot_make(path_, reason(errno));
    }

    void become(const fs::path& file, IfExists there) {
        sync();
        if (!rename_to(file, there)) {
            if (errno == EEXIST) refuse(file.string() + " has come meanwhile: name another file");
            cannot_make(file, reason(errno));
        }
        path_.clear();
        if (!sync_folder(folder_of(file))) cannot_make(file, reason(errno));
    }

private:
    int make_guarded() {
        const SignalHold hold;
        const int descriptor = ::mkostemp(path_.data(), O_CLOEXEC);
        if (descriptor >= 0) guard_.emplace(path_);
        return descriptor;
    }

    // Not every disk can rename without replacing; there the file was looked for at the beginning.
    [[nodiscard]] bool rename_to(const fs::path& file, IfExists there) const {
        if (there == IfExists::refuse) {
            if (::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, file.c_str(), RENAME_NOREPLACE) ==
                0) {
                return true;
            }
            if (errno != EINVAL && errno != ENOSYS) return false;
        }
        return std::rename(path_.c_str(), file.c_str()) == 0;
    }

    std::string path_;
    std::optional<SignalGuard> guard_;
    Descriptor descriptor_;
};

// Of SQLite's way to copy from one connection to another.
class BackupSteps {
public:
    BackupSteps(Database& from, Database& to)
        : steps_(sqlite3_backup_init(to.handle(), "main", from.handle(), "main")) {
        if (steps_ == nullptr) {
            throw SqliteError(sqlite3_extended_errcode(to.handle()), sqlite3_errmsg(to.handle()));
        }
    }
    ~BackupSteps() { sqlite3_backup_finish(steps_); }
    BackupSteps& operator=(BackupSteps&&) = delete;

    // Says whether there is more to copy.
    bool next() {
        const int code = sqlite3_backup_step(steps_, kPagesPerStep);
        if (code != SQLITE_OK && code != SQLITE_DONE) throw SqliteError(code, sqlite3_errstr(code));
        return code == SQLITE_OK;
    }

private:
    sqlite3_backup* steps_;
};

// One moment is copied, whatever is written meanwhile: what is read in one transaction does not
// change. Without it SQLite would begin anew after each write of another process.
void copy(const ReadableDatabase& found, const Draft& draft) {
    Database from(found.database, found.access, {});
    from.set_busy_timeout(kPatienceMs);
    from.run("begin; select count(*) from sqlite_schema");
    Database to(draft.path(), Access::write, {});
    to.run("pragma journal_mode = off; pragma synchronous = off");
    BackupSteps steps(from, to);
    while (steps.next()) draft.sync();
}

// Changes whenever the file does.
struct FileStamp {
    ino_t inode = 0;
    off_t size = 0;
    std::int64_t seconds = 0, nanoseconds = 0;
    bool operator==(const FileStamp&) const = default;
};

FileStamp stamp(const fs::path& file) {
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0) refuse("cannot look at " + file.string());
    return {status.st_ino, status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

// A file that stood still is read without a lock: a server that was started meanwhile may have
// written to it.
void copy_one_moment(const fs::path& dir, const Draft& draft) {
    while (true) {
        const ReadableDatabase found = find_database(dir, {});
        const FileStamp before = stamp(found.database);
        copy(found, draft);
        if (found.access != Access::immutable || stamp(found.database) == before) return;
        draft.begin_anew();
    }
}

void check_copy(const Draft& draft) {
    Database made(draft.path(), Access::immutable, {});
    const std::string found = made.text("pragma quick_check(1)");
    if (found != "ok") cannot_make(draft.path(), "what was written is not what is read: " + found);
}

}  // namespace

std::uintmax_t copy_database(const fs::path& dir, const fs::path& file, IfExists there) {
    refuse_moved(dir);
    check_place(dir, file, there);
    check_room(dir, file);
    Draft draft(file);
    try {
        copy_one_moment(dir, draft);
        check_copy(draft);
    } catch (const SqliteError& error) {
        refuse("cannot copy the database in " + dir.string() + " to " + file.string() + ": " +
               error.what() + ". The disk may be full or failing");
    }
    const auto size = fs::file_size(draft.path());
    draft.become(file, there);
    return size;
}

}  // namespace vegas::shell::sqlite
