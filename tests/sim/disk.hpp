// A disk below the server: slow, full for a while, or silent about what it holds. What was given to
// it and is not said to be stored may be there after a crash or not: of each table a first part of
// it, and of what was asked anything.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "server/shell/store/memory_store.hpp"
#include "tests/sim/agenda.hpp"
#include "tests/sim/chance.hpp"
#include "tests/sim/plan.hpp"

namespace vegas::sim {

class Disk {
public:
    using Said = shell::Store::Said;
    // What the disk holds from now on, whatever happens.
    using OnHeld = std::function<void(const core::Append&)>;

    Disk(const Plan& plan, Agenda& agenda, OnHeld on_held);

    // ---- the store's part
    [[nodiscard]] std::uint64_t incarnation() const { return store_.incarnation(); }
    void load(const std::function<void(core::Loaded)>& each) { store_.load(each); }
    [[nodiscard]] std::vector<std::string> aside() { return store_.aside(); }
    void listen(std::function<void(Said)> listener) { listener_ = std::move(listener); }
    void append(core::Append what);
    void ask(core::Ask what);
    void visited(core::Visited what) { store_.visited(std::move(what)); }

    // ---- faults
    void crash();
    void heal();  // from now on nothing fails, and what was held back is said

    // Whatever it was given it has said to be stored.
    [[nodiscard]] bool rests() const { return under_way_ == 0; }

private:
    using Job = std::variant<core::Append, core::Ask>;

    void put(Job job);
    void commit_in(std::int64_t ms);
    void commit();
    [[nodiscard]] bool is_full();
    [[nodiscard]] Said carry_out(Job job);
    void say(Said said);
    void say_now(const Said& said);
    void hold_or_say(Said said);
    void hold(const std::string& subject, Said said);
    void release(const std::string& subject);

    const Plan& plan_;
    Agenda& agenda_;
    OnHeld on_held_;
    Chance chance_;
    shell::MemoryStore store_;
    std::function<void(Said)> listener_;
    Said last_said_;           // by the store below
    std::uint64_t start_ = 1;  // of the server: the one before is told nothing
    std::deque<Job> waiting_;  // for the next transaction
    bool is_committing_ = false;
    bool healed_ = false;
    std::int64_t full_until_ms_ = 0;
    std::map<std::string, std::int64_t> said_at_ms_;  // the last thing of each table, each answer
    std::map<std::string, std::deque<Said>> held_;    // for a while, or until all is healed
    std::uint32_t under_way_ = 0;                     // Appends that are not said to be stored
};

}  // namespace vegas::sim
