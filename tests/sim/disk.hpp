// A disk below the server: slow, full for a while, or silent about what it holds. What was given to
// it and is not said to be stored may be there after a crash or not: of each table a first part of
// it, and of what was asked anything.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/shell/store/memory_store.hpp"
#include "tests/sim/agenda.hpp"
#include "tests/sim/chance.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/storage.hpp"

namespace vegas::sim {

class Disk final : public Storage {
public:
    // What the disk holds from now on, whatever happens.
    using OnHeld = std::function<void(const core::Append&)>;

    Disk(const Plan& plan, Agenda& agenda, OnHeld on_held);

    void begin(std::function<void(std::uint64_t)> then) override { then(store_.incarnation()); }
    void load(const std::function<void(core::Loaded)>& each) override { store_.load(each); }
    [[nodiscard]] std::vector<std::string> aside() override { return store_.aside(); }
    void listen(std::function<void(Said)> listener) override { listener_ = std::move(listener); }
    void put(Job job) override;
    void visited(core::Visited what) override { store_.visited(std::move(what)); }
    void stop() override;
    [[nodiscard]] bool rests() const override { return under_way_ == 0; }

    void heal();  // from now on nothing fails, and what was held back is said

private:
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
