// Everything that one seed makes: people, the network, the servers and what they store with, and
// what is known of each table.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/sim/account.hpp"
#include "tests/sim/agenda.hpp"
#include "tests/sim/bounds.hpp"
#include "tests/sim/clocks.hpp"
#include "tests/sim/cluster.hpp"
#include "tests/sim/disk.hpp"
#include "tests/sim/lobby_told.hpp"
#include "tests/sim/machine.hpp"
#include "tests/sim/network.hpp"
#include "tests/sim/owed.hpp"
#include "tests/sim/person.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/recorded.hpp"
#include "tests/sim/sealed.hpp"
#include "tests/sim/secrets.hpp"
#include "tests/sim/trace.hpp"
#include "tests/sim/twins.hpp"

namespace vegas::sim {

struct Figures {
    std::uint64_t inputs = 0, starts = 0, acks = 0, compared = 0, games = 0, syncs = 0;
    std::uint64_t deadlines = 0, faults = 0;
    TwinFigures twins;
    std::int64_t simulated_ms = 0;
    Figures& operator+=(const Figures& more);
};

struct World {
    // So late one of several servers may carry out what was said to it.
    static constexpr std::int64_t kLateMs = 60'000;

    explicit World(const Plan& plan_of_it);
    World(const World&) = delete;
    World& operator=(const World&) = delete;

    // Faults on, then all is healed, and whatever was begun must come to its end. Throws Wrong.
    Figures run();
    // Of a plan with another choice: until what was chosen is shown. Null: it comes to no such end.
    [[nodiscard]] const SealedChoice* run_until_shown();

    [[nodiscard]] Account& account(const std::string& table);
    // Null: nobody knows a table with this invite.
    [[nodiscard]] Account* invited(const std::string& invite);
    // Of a line that leads to this incarnation: its server is still there.
    [[nodiscard]] bool is_there(std::uint64_t incarnation) const;
    // Since then nobody can have been away for so long that it counts.
    [[nodiscard]] bool is_soon(std::int64_t since_ms) const;

    // One of the servers, and what looks at it.
    struct Server {
        Server(World& world, int number);
        Recorded recorded;
        Owed owed;
        Clocks clocks;
        Bounds bounds;
        Secrets secrets;
        LobbyTold lobby;
        Trace trace;
        Machine machine;
    };

    const Plan plan;
    Agenda agenda;
    std::map<std::string, Account> accounts;
    Figures figures;
    bool healed = false;  // nobody begins anything new

    ListedTables listed;
    Sealed sealed;
    Secrets::All secrets;
    Network network;
    std::optional<Disk> disk;        // of one server
    std::optional<Cluster> cluster;  // of several
    std::vector<std::unique_ptr<Server>> servers;
    std::vector<std::unique_ptr<Person>> people;

private:
    void begin();
    void held(const core::Append& append);
    void settle(const core::KeptGame& game);
    void ends(Machine& machine);
    void note_what_stands(const Machine& machine);
    [[nodiscard]] bool is_home(const Machine& machine, const std::string& table) const;
    void heal();
    [[nodiscard]] std::string open_end() const;
    void come_to_an_end();
    void pass(std::int64_t ms);
    void compare_all();

    Chance chance_;
};

}  // namespace vegas::sim
