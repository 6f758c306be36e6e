#include "server/shell/store/sqlite_store.hpp"

#include <memory>
#include <utility>

#include "server/shell/store/sqlite/notes.hpp"
#include "server/shell/store/sqlite/sqlite_backend.hpp"

namespace vegas::shell {

SqliteStore::SqliteStore(const Options& options)
    : ThreadedStore(options.thread,
                    std::make_unique<sqlite::SqliteBackend>(options.dir, options.vfs)) {
    if (!options.on_checked || !sqlite::is_unchecked(options.dir)) return;
    if (options.on_check) options.on_check();
    check_.emplace(options.dir, options.vfs,
                   [post = options.thread.post,
                    tell = options.on_checked](sqlite::IntegrityCheck::Result result) {
                       post([tell, result = std::move(result)] { tell(result); });
                   });
}

}  // namespace vegas::shell
