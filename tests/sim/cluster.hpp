// Runs several servers over one database, and checks what must always hold of the database. Leads
// clients to a server, connects the servers as peers, and injects faults into all of them.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "tests/sim/check_failure.hpp"
#include "tests/sim/database_session.hpp"
#include "tests/sim/peer_network.hpp"

namespace vegas::sim {

// Records of a table are missing, and later ones exist.
struct JournalGap : CheckFailure {
    using CheckFailure::CheckFailure;
};

class Cluster {
public:
    Cluster(const Plan& plan, Scheduler& agenda, Network& network, Database::OnHeld on_held);

    void add(ServerProcess& machine);  // before its first start
    void begin();
    void heal();

    // The number of the server that a load balancer picks for a client.
    [[nodiscard]] int choose();
    // Call it just before the server is gone.
    void ends(const ServerProcess& machine) {
        links_.on_server_end(machine.number(), machine.incarnation());
    }
    // According to the database.
    [[nodiscard]] bool is_home(NodeId node, const std::string& table) const;
    // Whether a server is up that was fenced and does not know it. What it shows may be old.
    [[nodiscard]] bool has_outdated_server() const;
    [[nodiscard]] std::uint64_t faults() const { return faults_; }

    void look_at_tables() const;

private:
    void balance();
    void bring_fault();
    void cut_something(std::int64_t ms);
    void harm_database(std::int64_t ms);
    void look_at_outage(const ServerProcess& machine) const;
    void look_at_fence(NodeId node) const;
    void look_at(const std::string& id, const Row& row) const;

    const Plan& plan_;
    Scheduler& agenda_;
    Network& network_;
    RandomStream chance_;
    Database database_;
    std::vector<ServerProcess*> machines_;
    PeerNetwork links_;
    std::deque<DatabaseSession> sessions_;
    std::array<int, kServersMost> unready_s_{};
    std::uint64_t faults_ = 0;
    bool healed_ = false;
};

}  // namespace vegas::sim
