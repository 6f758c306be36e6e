// The habits that there are. All but those who make mischief play as Honest does, with something
// that they do besides.
#pragma once

#include <string>

#include "tests/sim/followed.hpp"
#include "tests/sim/habit.hpp"

namespace vegas::sim {

// Any page of any kind of public tables.
[[nodiscard]] json watch_anything(Chance& chance);

// Sits down somewhere, plays to the end, and plays again.
class Honest : public Habit {
public:
    void step(Person& person) override;

protected:
    // Something else than to carry on at this table; says whether it was done.
    virtual bool fancies(Person&, const Followed&) { return false; }
    // At a table where the person sits, whatever its status.
    void carry_on(Person& person, const Followed& followed);
    static bool hands_over(Person& person, const Followed& followed);
    static bool chats(Person& person, const Followed& followed);

private:
    void find_table(Person& person);
    void make_table(Person& person);
    void open(Person& person, const Followed& followed);
    void host(Person& person, const Followed& followed);
    static void change(Person& person, const Followed& followed);
    void playing(Person& person, const Followed& followed);
    void finished(Person& person, const Followed& followed);
};

// Leaves running games, and comes back to the seat or does not.
class Leaver final : public Honest {
    bool fancies(Person& person, const Followed& followed) override;
};

// Seats bots and sends them away, removes people and lets them in again, is ready and is not,
// leaves the open table.
class FickleHost final : public Honest {
    bool fancies(Person& person, const Followed& followed) override;
};

// Loses the connection again and again, and says once more what was said.
class Returner final : public Honest {
    bool fancies(Person& person, const Followed& followed) override;
};

// Comes in a second time while the first connection is there.
class Twice final : public Honest {
    bool fancies(Person& person, const Followed& followed) override;
};

class Slow final : public Honest {
public:
    [[nodiscard]] bool reads_slowly() const override { return true; }
};

// Sits there and lets the clock run out.
class Silent final : public Honest {
    bool fancies(Person& person, const Followed& followed) override;
};

// Asks for everything all the time, with and without ids.
class Spammer final : public Honest {
public:
    void step(Person& person) override;
    [[nodiscard]] bool is_honest() const override { return false; }

private:
    void ask_in_a_row(Person& person);
};

// Sends what is no request.
class Vandal final : public Honest {
public:
    void step(Person& person) override;
    [[nodiscard]] bool is_honest() const override { return false; }
};

// Answers for others, what is not offered, and decisions of yesterday and tomorrow.
class Cheat final : public Honest {
public:
    void step(Person& person) override;
    [[nodiscard]] bool is_honest() const override { return false; }
};

// Answers what is asked, until every game is over.
class Closing final : public Habit {
public:
    void step(Person& person) override;
    [[nodiscard]] std::int64_t pause_ms(Chance& chance) const override;
};

}  // namespace vegas::sim
