// Everything that one seed makes: people, the network, the process and its disk, and what is known
// of each table.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/sim/account.hpp"
#include "tests/sim/agenda.hpp"
#include "tests/sim/bounds.hpp"
#include "tests/sim/clocks.hpp"
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
    std::uint64_t deadlines = 0;
    TwinFigures twins;
    std::int64_t simulated_ms = 0;
    Figures& operator+=(const Figures& more);
};

struct World {
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

    const Plan plan;
    Agenda agenda;
    std::map<std::string, Account> accounts;
    Figures figures;
    bool healed = false;  // nobody begins anything new

    Recorded recorded;
    Owed owed;
    Clocks clocks;
    Sealed sealed;
    Secrets secrets;
    Network network;
    Bounds bounds;
    LobbyTold lobby;
    Trace trace;
    Disk disk;
    Machine machine;
    std::vector<std::unique_ptr<Person>> people;

private:
    void begin();
    void held(const core::Append& append);
    void settle(const core::KeptGame& game);
    void crashed();
    void heal();
    [[nodiscard]] std::string open_end() const;
    void come_to_an_end();
    void pass(std::int64_t ms);
    void compare_all();
};

}  // namespace vegas::sim
