// Several servers over one database: who comes is led to one of them, they reach each other, and
// all of these have their bad days. What must hold of the database nevertheless is looked at here.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "tests/sim/links.hpp"
#include "tests/sim/session.hpp"
#include "tests/sim/wrong.hpp"

namespace vegas::sim {

// Records of a table that are not there, and others behind them.
struct Hole : Wrong {
    using Wrong::Wrong;
};

class Cluster {
public:
    Cluster(const Plan& plan, Agenda& agenda, Network& network, Database::OnHeld on_held);

    void add(Machine& machine);  // before it starts
    void begin();
    void heal();

    // The number of the server to which a balancer leads somebody.
    [[nodiscard]] int choose();
    // The server is about to be gone.
    void ends(const Machine& machine) { links_.ended(machine.number(), machine.incarnation()); }
    // As the database has it.
    [[nodiscard]] bool is_home(NodeId node, const std::string& table) const;
    [[nodiscard]] std::uint64_t faults() const { return faults_; }

    void look_at_tables() const;

private:
    void balance();
    void bring_fault();
    void cut_something(std::int64_t ms);
    void harm_database(std::int64_t ms);
    void look_at_outage(const Machine& machine) const;
    void look_at_fence(NodeId node) const;
    void look_at(const std::string& id, const Row& row) const;

    const Plan& plan_;
    Agenda& agenda_;
    Network& network_;
    Chance chance_;
    Database database_;
    std::vector<Machine*> machines_;
    Links links_;
    std::deque<Session> sessions_;
    std::array<int, kServersMost> unready_s_{};
    std::uint64_t faults_ = 0;
    bool healed_ = false;
};

}  // namespace vegas::sim
