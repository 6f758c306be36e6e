// The directory of the database, locked against other processes while this lives. Only the user
// running the process can read its files.
#pragma once

#include <filesystem>
#include <string>

#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class DataDir {
public:
    // Creates the directory, if its parent exists, and an empty database, if there is none.
    // Existing files are looked at before anything is written: a file that is not ours, newer than
    // this program or cut short stays as it is. A start does not read the whole database: where it
    // was not closed, that is noted. Throws std::runtime_error with one line for the
    // operator: what is wrong, and what to do. `vfs` as for Database.
    DataDir(const std::filesystem::path& dir, const std::string& vfs);
    ~DataDir();
    DataDir& operator=(DataDir&&) = delete;

    // Its format is the newest or an older one.
    [[nodiscard]] const std::filesystem::path& database() const { return database_; }

private:
    std::filesystem::path database_;
    int lock_ = -1;
};

// Gives an empty file the tables of a database of the newest format. Throws SqliteError.
void make_tables(Database& database);

// Throws std::runtime_error with a line for the operator: the database is damaged.
[[noreturn]] void refuse_damaged(const std::filesystem::path& database, const std::string& why);

// Path of a directory's database.
[[nodiscard]] std::filesystem::path database_in(const std::filesystem::path& dir);

// Whether it is a directory with a database that no server has locked yet.
[[nodiscard]] bool is_unused(const std::filesystem::path& dir);

// Finds the database of a directory, or a database that is named itself, for reading only, even
// while others use it. Checks all of it, but creates, changes and locks nothing. Throws
// std::runtime_error likewise.
struct ReadableDatabase {
    std::filesystem::path database;
    Access access{};
};
[[nodiscard]] ReadableDatabase find_database(const std::filesystem::path& data,
                                             const std::string& vfs);

}  // namespace vegas::shell::sqlite
