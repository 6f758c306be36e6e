// A store in a PostgreSQL database, which outlives the machine that serves: servers on others wait
// for their turn, and the first of them goes on when this one dies. A part is done when the
// synchronous standby has it, where there is one.
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
        std::string url;   // as libpq takes it; several hosts, for a primary and its standbys
        std::string name;  // of this server, for people who look into the database
        std::string link;  // where the others reach it; empty: it works alone
        ThreadedStore::Options thread{};
        // Called from within the constructor: another server has the database, or it does not
        // answer; and what an operator should know of it.
        std::function<void(std::string why)> on_wait{};
        std::function<void(std::string what)> on_doubt{};
        // Called on the loop's thread, each second: who else is at work, and this one.
        std::function<void(std::vector<postgres::Node>)> on_nodes{};
    };

    // Waits for as long as another server is at work. Throws std::runtime_error with one line for
    // the operator if the database cannot be used.
    explicit PostgresStore(const Options& options);
};

}  // namespace vegas::shell
