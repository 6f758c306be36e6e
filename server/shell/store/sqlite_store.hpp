// A store in a directory: a SQLite database, written by a thread of its own. A batch is one
// transaction, and done when it is on disk.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "server/shell/store/sqlite/integrity_check.hpp"
#include "server/shell/store/threaded_store.hpp"

namespace vegas::shell {

class SqliteStore final : public ThreadedStore {
public:
    struct Options {
        std::filesystem::path dir;
        ThreadedStore::Options thread{};
        std::string vfs{};  // name of SQLite's VFS; empty: default
        // A check of the whole database begins beside play, since it was not closed; it has ended.
        // Called on the loop's thread, the first one at once. Without `on_checked` nothing is
        // checked.
        std::function<void()> on_check{};
        std::function<void(sqlite::IntegrityCheck::Result)> on_checked{};
    };

    // Counts the start. Throws std::runtime_error if the directory cannot be used: one line for the
    // operator, what is wrong and what to do.
    explicit SqliteStore(const Options& options);

private:
    std::optional<sqlite::IntegrityCheck> check_;
};

}  // namespace vegas::shell
