#include "server/shell/store/postgres_store.hpp"

#include <memory>

#include "server/shell/store/postgres/postgres_backend.hpp"

namespace vegas::shell {

// Who notices first that the database is another server's, the lease or the one who writes, tells.
PostgresStore::PostgresStore(const Options& options)
    : ThreadedStore(options.thread,
                    std::make_unique<postgres::PostgresBackend>(postgres::PostgresBackend::Options{
                        .url = options.url,
                        .name = options.name,
                        .link = options.link,
                        .pooling = options.pooling,
                        .on_wait = options.on_wait,
                        .on_doubts = options.on_doubts,
                        .on_lost =
                            [post = options.thread.post, tell = options.thread.on_lost] {
                                if (tell) post([tell] { tell("another server has taken over"); });
                            },
                        .on_nodes =
                            [post = options.thread.post,
                             tell = options.on_nodes](std::vector<postgres::Node> nodes) {
                                if (!tell) return;
                                post([tell, nodes = std::move(nodes)] { tell(nodes); });
                            }})) {}

}  // namespace vegas::shell
