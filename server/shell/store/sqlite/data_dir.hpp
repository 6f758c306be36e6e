// The directory with the database. While this lives, no other process has it; afterwards whoever
// comes may. Only the user who runs the process can read what is in it.
#pragma once

#include <filesystem>
#include <string>

#include "server/shell/store/sqlite/database.hpp"

namespace vegas::shell::sqlite {

class DataDir {
public:
    // Makes the directory, if its parent is there, and an empty database, if there is none. What is
    // there already is looked at before anything is written to it: a file that is not ours, newer
    // than this program or damaged stays as it is. Throws std::runtime_error with one line for the
    // operator: what is wrong, and what to do. `vfs` as for Database.
    DataDir(const std::filesystem::path& dir, const std::string& vfs);
    ~DataDir();
    DataDir& operator=(DataDir&&) = delete;

    // Of the newest format or an older one.
    [[nodiscard]] const std::filesystem::path& database() const { return database_; }

private:
    std::filesystem::path database_;
    int lock_ = -1;
};

// Where the database of a directory is.
[[nodiscard]] std::filesystem::path database_in(const std::filesystem::path& dir);

// The database of a directory that others use, for reading only: it is looked at as above, but
// nothing is made, changed or locked. Throws std::runtime_error in the same way.
struct Readable {
    std::filesystem::path database;
    Access access{};
};
[[nodiscard]] Readable find_database(const std::filesystem::path& dir, const std::string& vfs);

}  // namespace vegas::shell::sqlite
