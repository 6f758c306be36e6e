#include "server/shell/store/sqlite/data_dir.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <string_view>
#include <system_error>

#include "server/shell/store/sqlite/files.hpp"
#include "server/shell/store/sqlite/notes.hpp"
#include "server/shell/store/sqlite/schema.hpp"

namespace vegas::shell::sqlite {
namespace {

namespace fs = std::filesystem;

constexpr mode_t kOwnerOnlyFolder = 0700;

// Another program may be about to open the database, or to close it.
constexpr int kPatienceWithOthersMs = 2'000;

constexpr const char* kLock = "lock";

constexpr std::array kBeside = {"-journal", "-wal", "-shm"};

void make_folder(const fs::path& dir) {
    if (::mkdir(dir.c_str(), kOwnerOnlyFolder) == 0) {
        sync_folder(dir / "..");  // which may not be ours to open: then in the system's own time
        return;
    }
    const int error = errno;
    std::error_code ignored;
    if (error == EEXIST && fs::is_directory(dir, ignored)) return;
    if (error == EEXIST) refuse(dir.string() + " is not a directory: name another one");
    refuse("cannot make the data directory " + dir.string() + ": " + reason(error) +
           ". Its parent must be there, and writable for this user");
}

// Before anything else in the directory is touched.
int lock(const fs::path& dir) {
    Descriptor file(dir / kLock, O_RDWR | O_CREAT);
    if (!file.is_open()) {
        refuse("cannot write in the data directory " + dir.string() + ": " + reason(errno) +
               ". It must belong to the user who runs vegasd");
    }
    if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
        refuse(errno == EWOULDBLOCK ? "another vegasd uses the data directory " + dir.string() +
                                          ": stop that one, or name another directory"
                                    : "cannot lock the data directory " + dir.string() + ": " +
                                          reason(errno) + ". Name one on a disk of this machine");
    }
    return file.release();
}

// A log would be played into whatever database comes to stand beside it.
void refuse_orphaned_log(const fs::path& file) {
    for (const char* what : {"-journal", "-wal"}) {
        const fs::path log = beside(file, what);
        if (is_empty_or_missing(log)) continue;
        refuse(file.string() + " is missing, but " + log.filename().string() +
               " is there: bring the database back, or move that file away to begin anew");
    }
}

void remove_with_company(const fs::path& file) {
    std::error_code ignored;
    fs::remove(file, ignored);
    for (const char* what : kBeside) fs::remove(beside(file, what), ignored);
}

void fill(const fs::path& draft, const std::string& vfs) {
    Database database(draft, Access::write, vfs);
    database.run("pragma journal_mode = off; pragma synchronous = off");
    make_tables(database);
    database.run("pragma journal_mode = wal");
}

// It becomes the database in one moment, when it is complete: what a crash leaves is thrown away.
void make_database(const fs::path& dir, const fs::path& file, const std::string& vfs) {
    const fs::path draft = dir / "vegas.db.new";
    remove_with_company(draft);
    const Descriptor made(draft, O_RDWR | O_CREAT | O_EXCL);
    if (!made.is_open()) refuse("cannot make " + draft.string() + ": " + reason(errno));
    fill(draft, vfs);
    remove_with_company(file);
    if (::fsync(made.get()) != 0 || ::rename(draft.c_str(), file.c_str()) != 0 ||
        !sync_folder(dir)) {
        refuse("cannot make " + file.string() + ": " + reason(errno));
    }
}

// ---- what is there already

struct Header {
    bool is_sqlite = false;
    std::uint32_t format = 0, application = 0;
};

// https://www.sqlite.org/fileformat.html#the_database_header
Header read_header(const fs::path& file) {
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    constexpr std::size_t kFormatAt = 60;
    constexpr std::size_t kApplicationAt = 68;
    std::array<unsigned char, 100> bytes{};
    const Descriptor in(file, O_RDONLY);
    const ssize_t got = in.is_open() ? ::pread(in.get(), bytes.data(), bytes.size(), 0) : -1;
    if (got < 0) {
        refuse("cannot read " + file.string() + ": " + reason(errno) +
               ". It must belong to the user who runs vegasd");
    }
    const auto number = [&bytes](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = at; i < at + 4; ++i) value = value << 8U | bytes.at(i);
        return value;
    };
    const std::string_view head(reinterpret_cast<const char*>(bytes.data()), kMagic.size());
    return {.is_sqlite = got == static_cast<ssize_t>(bytes.size()) && head == kMagic,
            .format = number(kFormatAt),
            .application = number(kApplicationAt)};
}

[[noreturn]] void refuse_newer(const fs::path& file, std::int64_t format) {
    refuse(file.string() + " was written by a newer vegasd, in format " + std::to_string(format) +
           "; this one knows formats up to " + std::to_string(newest_format()) +
           ": run the newer one, or name another directory");
}

void check_header(const fs::path& file) {
    const Header header = read_header(file);
    if (!header.is_sqlite || header.application != kApplicationId) {
        refuse(file.string() +
               " is not a database of vegasd: move it away, or name another directory");
    }
    if (header.format > newest_format()) refuse_newer(file, header.format);
}

enum class ReadExtent : std::uint8_t { schema, all };

// The log may say more than the header, so the format is asked for once more. A file that is cut
// short is refused whatever is read of it.
void check_contents(const fs::path& file, Access access, const std::string& vfs, ReadExtent what) {
    std::string found = "ok";
    try {
        Database database(file, access, vfs);
        database.set_busy_timeout(kPatienceWithOthersMs);
        const std::int64_t format = database.number("pragma user_version");
        if (format > newest_format()) refuse_newer(file, format);
        (void)database.number("select count(*) from sqlite_schema");
        if (what == ReadExtent::all) found = database.text("pragma quick_check(1)");
    } catch (const SqliteError& error) {
        if (!error.is_damage()) throw;
        found = error.what();
    }
    if (found != "ok") refuse_damaged(file, found);
}

// SQLite makes what it needs beside a database as private as the database is.
void make_private(const fs::path& file) {
    for (const char* what : {"", "-wal", "-shm"}) {
        const fs::path path = beside(file, what);
        if (::chmod(path.c_str(), kOwnerOnly) == 0 || errno == ENOENT) continue;
        refuse("cannot make " + path.string() + " readable for its owner only: " + reason(errno) +
               ". It must belong to the user who runs vegasd");
    }
}

}  // namespace

void make_tables(Database& database) {
    database.run(("pragma application_id = " + std::to_string(kApplicationId)).c_str());
    migrate(database);
}

fs::path database_in(const fs::path& dir) { return dir / "vegas.db"; }

void refuse_damaged(const fs::path& database, const std::string& why) {
    std::string line = why;
    std::ranges::replace(line, '\n', ' ');
    refuse(database.string() + " is damaged (" + line +
           "): bring back a copy of it, or move it away with its -wal to begin anew");
}

DataDir::DataDir(const fs::path& dir, const std::string& vfs) : database_(database_in(dir)) {
    make_folder(dir);
    Descriptor guard(lock(dir));
    refuse_moved(dir);
    if (is_empty_or_missing(database_)) {
        refuse_orphaned_log(database_);
        make_database(dir, database_, vfs);
    }
    check_header(database_);
    // Without a log the file stands still, and SQLite needs to make none.
    const bool still = is_empty_or_missing(beside(database_, "-wal"));
    check_contents(database_, still ? Access::immutable : Access::read, vfs, ReadExtent::schema);
    make_private(database_);
    if (!still) note_unchecked(dir).value();
    lock_ = guard.release();
}

DataDir::~DataDir() { ::close(lock_); }

bool is_unused(const fs::path& dir) {
    std::error_code error;
    return fs::exists(database_in(dir), error) && !fs::exists(dir / kLock, error);
}

ReadableDatabase find_database(const fs::path& data, const std::string& vfs) {
    std::error_code ignored;
    const fs::path file = fs::is_regular_file(data, ignored) ? data : database_in(data);
    if (is_empty_or_missing(file)) refuse("there is no database in " + data.string());
    check_header(file);
    // Beside a database that somebody has open there is an index of its log.
    const bool still =
        is_empty_or_missing(beside(file, "-wal")) && is_empty_or_missing(beside(file, "-shm"));
    const Access access = still ? Access::immutable : Access::read;
    check_contents(file, access, vfs, ReadExtent::all);
    return {file, access};
}

}  // namespace vegas::shell::sqlite
