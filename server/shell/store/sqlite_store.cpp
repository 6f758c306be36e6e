#include "server/shell/store/sqlite_store.hpp"

#include <memory>

#include "server/shell/store/sqlite/sqlite_backend.hpp"

namespace vegas::shell {

SqliteStore::SqliteStore(const Options& options)
    : ThreadedStore(options.thread,
                    std::make_unique<sqlite::SqliteBackend>(options.dir, options.vfs)) {}

}  // namespace vegas::shell
