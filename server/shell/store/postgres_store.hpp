// A store in a PostgreSQL database, which survives the loss of the server's machine. Servers on
// other machines wait, and the first of them takes over when this one dies. A batch is done when
// the synchronous standby has it, if there is one.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/shell/store/postgres/lease.hpp"
#include "server/shell/store/threaded_store.hpp"

namespace vegas::shell {

class PostgresStore final : public ThreadedStore {
public:
    struct Options {
        std::string url;   // as in libpq; several hosts, for a primary and standbys
        std::string name;  // of this server, for people who read the database
        std::string link;  // where peers reach it; empty: single server
        ThreadedStore::Options thread{};
        // Called within the constructor. on_wait: another server has the database, or it does not
        // answer. on_warning: something the operator should know about it.
        std::function<void(std::string why)> on_wait{};
        std::function<void(std::string what)> on_warning{};
        // Called on the loop's thread each second with all active servers, including this one.
        std::function<void(std::vector<postgres::Node>)> on_nodes{};
    };

    // Waits while another server is active. Throws std::runtime_error with one line for the
    // operator if the database cannot be used.
    explicit PostgresStore(const Options& options);
};

}  // namespace vegas::shell
