// A store in a directory: a SQLite database, written by a thread of its own. A batch is one
// transaction, and done when it is on disk.
#pragma once

#include <filesystem>
#include <string>

#include "server/shell/store/threaded_store.hpp"

namespace vegas::shell {

class SqliteStore final : public ThreadedStore {
public:
    struct Options {
        std::filesystem::path dir;
        ThreadedStore::Options thread{};
        std::string vfs{};  // name of SQLite's VFS; empty: default
    };

    // Counts the start. Throws std::runtime_error if the directory cannot be used: one line for the
    // operator, what is wrong and what to do.
    explicit SqliteStore(const Options& options);
};

}  // namespace vegas::shell
