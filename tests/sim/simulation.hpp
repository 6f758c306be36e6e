// Runs everything that one seed makes: people, the network, the servers with their storage, and the
// checkers of all tables.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/sim/client_model.hpp"
#include "tests/sim/cluster.hpp"
#include "tests/sim/days_checker.hpp"
#include "tests/sim/deadline_checker.hpp"
#include "tests/sim/disk.hpp"
#include "tests/sim/limit_checker.hpp"
#include "tests/sim/lobby_checker.hpp"
#include "tests/sim/network.hpp"
#include "tests/sim/outstanding_store_work.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/recorded_tables.hpp"
#include "tests/sim/scheduler.hpp"
#include "tests/sim/sealed_choice_checker.hpp"
#include "tests/sim/secret_checker.hpp"
#include "tests/sim/server_process.hpp"
#include "tests/sim/table_checker.hpp"
#include "tests/sim/trace.hpp"
#include "tests/sim/twins.hpp"

namespace vegas::sim {

struct Statistics {
    std::uint64_t inputs = 0, starts = 0, acks = 0, compared = 0, games = 0, syncs = 0;
    std::uint64_t ended_early = 0;  // games without a result
    std::uint64_t deadlines = 0, faults = 0;
    std::uint64_t late_in_days = 0, late_asleep = 0;  // decisions of the house for people
    std::uint64_t seeds_kept = 0;  // given by players, and not told before the start
    TwinStatistics twins;
    std::int64_t simulated_ms = 0;
    Statistics& operator+=(const Statistics& more);
};

struct Simulation {
    // The longest delay after which a request of an earlier connection may be carried out.
    static constexpr std::int64_t kLateMs = 60'000;

    explicit Simulation(const Plan& plan_of_it);
    Simulation(const Simulation&) = delete;
    Simulation& operator=(const Simulation&) = delete;

    // Runs with faults, then heals all, and waits until everything begun has ended. Throws
    // CheckFailure.
    Statistics run();
    // Runs a plan with another choice until that choice is shown. nullptr if it never is.
    [[nodiscard]] const TrackedChoice* run_until_shown();

    [[nodiscard]] TableChecker& account(const std::string& table);
    // nullptr if no table with this invite is known.
    [[nodiscard]] TableChecker* invited(const std::string& invite);
    // Whether the server with this incarnation still exists.
    [[nodiscard]] bool is_there(std::uint64_t incarnation) const;
    // Whether so little time has passed that nobody can have been away long enough to matter.
    [[nodiscard]] bool is_soon(std::int64_t since_ms) const;

    // A server and its checkers.
    struct Server {
        Server(Simulation& world, int number);
        RecordedTables recorded;
        OutstandingStoreWork owed;
        DeadlineChecker clocks;
        DaysChecker days;
        LimitChecker bounds;
        SecretChecker secrets;
        LobbyChecker lobby;
        Trace trace;
        ServerProcess machine;
    };

    const Plan plan;
    Scheduler agenda;
    std::map<std::string, TableChecker> accounts;
    std::set<std::string> under_way;  // tables at which a game has begun, as stored
    Statistics figures;
    bool healed = false;  // people begin nothing new

    ListedTables listed;
    SealedChoiceChecker sealed;
    SecretChecker::All secrets;
    Network network;
    std::optional<Disk> disk;        // of one server
    std::optional<Cluster> cluster;  // of several servers
    std::vector<std::unique_ptr<Server>> servers;
    std::vector<std::unique_ptr<ClientModel>> people;

private:
    void begin();
    void held(const core::Append& append);
    void settle(const core::StoredGame& game);
    void ends(ServerProcess& machine);
    void note_what_stands(const ServerProcess& machine);
    [[nodiscard]] bool is_home(const ServerProcess& machine, const std::string& table) const;
    void heal();
    [[nodiscard]] std::string open_end() const;
    void come_to_an_end();
    void pass(std::int64_t ms);
    void compare_all();

    // `away_ms`: for so long all are away already.
    void leave_together(std::int64_t away_ms);

    RandomStream chance_, absences_;
};

}  // namespace vegas::sim
