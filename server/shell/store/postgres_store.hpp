// A store in a PostgreSQL database, which survives the loss of the server's machine. Servers on
// other machines wait, and the first of them takes over when this one dies. A batch is done when
// the synchronous standby has it, if there is one.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/lease.hpp"
#include "server/shell/store/threaded_store.hpp"

namespace vegas::shell {

class PostgresStore final : public ThreadedStore {
public:
    struct Options {
        std::string url;   // as in libpq; several hosts, for a primary and standbys
        std::string name;  // of this server, for people who read the database
        std::string link;  // where peers reach it; empty: single server
        DatabasePooling pooling = DatabasePooling::session;
        ThreadedStore::Options thread{};
        // Called within the constructor: another server has the database, or it does not answer.
        std::function<void(std::string why)> on_wait{};
        // Called within the constructor, and later on another thread: whether the database may lose
        // what was acknowledged. Often called with the same answer.
        std::function<void(postgres::Doubts)> on_doubts{};
        // Called on the loop's thread each second with all active servers, including this one.
        std::function<void(std::vector<postgres::Node>)> on_nodes{};
    };

    // Waits while another server is active. Throws std::runtime_error with one line for the
    // operator if the database cannot be used.
    explicit PostgresStore(const Options& options);
};

}  // namespace vegas::shell
