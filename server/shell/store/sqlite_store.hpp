// A store in a directory: a SQLite database, and a thread of its own that writes to it. A part is a
// transaction, and done when the disk holds it.
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
        std::string vfs{};  // SQLite's way to the disk; empty: the usual
    };

    // Counts the start. Throws std::runtime_error with one line for the operator, what is wrong and
    // what to do, if the directory cannot be used.
    explicit SqliteStore(const Options& options);
};

}  // namespace vegas::shell
