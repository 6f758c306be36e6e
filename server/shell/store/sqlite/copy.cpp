#include "server/shell/store/sqlite/copy.hpp"

#include <sqlite3.h>
#include <sys/stat.h>

#include <deque>
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

// What can be seen before there is anything to clear away.
void check_name(const fs::path& file, IfExists there) {
    std::error_code error;
    if (!file.has_filename() || fs::is_directory(file, error)) {
        throw WrongFile(file.string() + " is a directory: name the file that is to be made in it");
    }
    if (!fs::is_directory(folder_of(file), error)) {
        throw WrongFile("there is no directory " + folder_of(file).string() + ": make it first");
    }
    if (there == IfExists::refuse && fs::exists(fs::symlink_status(file, error))) {
        throw WrongFile(file.string() + " is there already: name another file, or say --force");
    }
}

void check_has_no_log(const fs::path& file) {
    for (const char* what : {"-journal", "-wal"}) {
        const fs::path log = beside(file, what);
        if (is_empty_or_missing(log)) continue;
        throw WrongFile(log.string() +
                        " is there, which SQLite would take for a part of the copy: name "
                        "another file, or move that one away");
    }
}

void check_is_outside(const fs::path& dir, const fs::path& file) {
    std::error_code error;
    if (!fs::equivalent(folder_of(file), dir, error)) return;
    throw WrongFile(file.string() + " would be in the data directory: name a file elsewhere");
}

constexpr std::uintmax_t kSpareBytes = 64 * 1024 * 1024;

std::uintmax_t size_of(const fs::path& file) {
    std::error_code error;
    const auto size = fs::file_size(file, error);
    return error ? 0 : size;
}

void check_room(const fs::path& file, std::uintmax_t most) {
    std::error_code error;
    const auto room = fs::space(folder_of(file), error);
    if (error || room.available >= room_for_copy(most)) return;
    refuse("there is no room for " + file.string() + ": the copy takes up to " +
           std::to_string(most) + " bytes, " + std::to_string(kSpareBytes) +
           " more must stay free, and " + std::to_string(room.available) +
           " are free; make room, or name a file on another disk");
}

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
        draft.empty();
    }
}

void check_copy(const Draft& draft) {
    Database made(draft.path(), Access::immutable, {});
    const std::string found = made.text("pragma quick_check(1)");
    if (found != "ok") cannot_make(draft.path(), "what was written is not what is read: " + found);
}

void check_files(const fs::path& file, const std::vector<FileBeside>& others, IfExists there) {
    check_name(file, there);
    check_has_no_log(file);
    for (const FileBeside& other : others) check_name(other.path, there);
}

// The copy comes last. A signal waits until all are there.
void put_in_place(Draft& copy, std::deque<Draft>& others, IfExists there) {
    copy.sync();
    const SignalHold hold;
    for (Draft& other : others) other.become_file(there);
    copy.become_file(there);
}

std::uintmax_t make_copy_of(const fs::path& file, IfExists there, std::uintmax_t bytes,
                            const std::string& what, const std::function<void(const Draft&)>& write,
                            const std::vector<FileBeside>& others) {
    check_files(file, others, there);
    check_room(file, bytes);
    Draft draft(file);
    std::deque<Draft> drafts;
    try {
        write(draft);
        check_copy(draft);
    } catch (const SqliteError& error) {
        refuse("cannot copy " + what + " to " + file.string() + ": " + error.what() +
               ". The disk may be full or failing");
    }
    for (const FileBeside& other : others) drafts.emplace_back(other.path).write(other.read());
    const auto size = fs::file_size(draft.path());
    put_in_place(draft, drafts, there);
    return size;
}

}  // namespace

std::uintmax_t room_for_copy(std::uintmax_t bytes) { return bytes + kSpareBytes; }

// The copy has the pages of the database and of its log, each of them once.
std::uintmax_t copied_bytes(const fs::path& dir) {
    const fs::path database = database_in(dir);
    return size_of(database) + size_of(beside(database, "-wal"));
}

std::uintmax_t make_copy(const fs::path& file, IfExists there, std::uintmax_t bytes,
                         const std::function<void(const fs::path& draft)>& write,
                         const std::vector<FileBeside>& others) {
    return make_copy_of(
        file, there, bytes, "the database", [&write](const Draft& draft) { write(draft.path()); },
        others);
}

std::uintmax_t copy_database(const fs::path& dir, const fs::path& file, IfExists there) {
    refuse_moved(dir);
    check_is_outside(dir, file);
    return make_copy_of(file, there, copied_bytes(dir), "the database in " + dir.string(),
                        [&dir](const Draft& draft) { copy_one_moment(dir, draft); }, {});
}

}  // namespace vegas::shell::sqlite
