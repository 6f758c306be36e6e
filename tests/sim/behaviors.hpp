// All behaviors of simulated people. All but the dishonest ones play as Honest does, and do
// something in addition.
#pragma once

#include <string>

#include "tests/sim/behavior.hpp"
#include "tests/sim/table_replica.hpp"

namespace vegas::sim {

// A request for any page of any kind of public tables.
[[nodiscard]] json watch_anything(RandomStream& chance);

// Sits down somewhere, plays to the end, and plays again.
class Honest : public Behavior {
public:
    void step(ClientModel& person) override;

protected:
    // Does something other than carry_on() at this table. Returns whether it did.
    virtual bool try_something_else(ClientModel&, const TableReplica&) { return false; }
    // Continues at a table where the person sits, whatever its status.
    void carry_on(ClientModel& person, const TableReplica& followed);
    static bool hands_over(ClientModel& person, const TableReplica& followed);
    static bool chats(ClientModel& person, const TableReplica& followed);

private:
    void find_table(ClientModel& person);
    void make_table(ClientModel& person);
    void open(ClientModel& person, const TableReplica& followed);
    void host(ClientModel& person, const TableReplica& followed);
    static void change(ClientModel& person, const TableReplica& followed);
    void playing(ClientModel& person, const TableReplica& followed);
    void finished(ClientModel& person, const TableReplica& followed);
};

// Leaves running games, and returns to the seat or not.
class Leaver final : public Honest {
    bool try_something_else(ClientModel& person, const TableReplica& followed) override;
};

// Adds and removes bots, removes people and readmits them, toggles ready, leaves the open table.
class FickleHost final : public Honest {
    bool try_something_else(ClientModel& person, const TableReplica& followed) override;
};

// Loses the connection again and again, and repeats earlier requests.
class Returner final : public Honest {
    bool try_something_else(ClientModel& person, const TableReplica& followed) override;
};

// Connects a second time while the first connection is open.
class Twice final : public Honest {
    bool try_something_else(ClientModel& person, const TableReplica& followed) override;
};

class Slow final : public Honest {
public:
    [[nodiscard]] bool reads_slowly() const override { return true; }
};

// Sits at the table and lets the clock run out.
class Silent final : public Honest {
    bool try_something_else(ClientModel& person, const TableReplica& followed) override;
};

// Sends all kinds of requests all the time, with and without ids.
class Spammer final : public Honest {
public:
    void step(ClientModel& person) override;
    [[nodiscard]] bool is_honest() const override { return false; }

private:
    void ask_in_a_row(ClientModel& person);
};

// Sends bytes that are no request.
class Vandal final : public Honest {
public:
    void step(ClientModel& person) override;
    [[nodiscard]] bool is_honest() const override { return false; }
};

// Acts for other seats, takes actions that are not offered, and names past and future decisions.
class Cheat final : public Honest {
public:
    void step(ClientModel& person) override;
    [[nodiscard]] bool is_honest() const override { return false; }
};

// Acts when it has to, until every game is over.
class Closing final : public Behavior {
public:
    void step(ClientModel& person) override;
    [[nodiscard]] std::int64_t pause_ms(RandomStream& chance) const override;
};

}  // namespace vegas::sim
