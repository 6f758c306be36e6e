// Models the disk of a server: slow, full for a while, or silent about what it has stored. After a
// crash, appends that were not reported as stored may be there or not: of each table a first part.
// Pending queries may have had any effect.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "server/shell/store/memory_store.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/random_stream.hpp"
#include "tests/sim/scheduler.hpp"
#include "tests/sim/storage.hpp"

namespace vegas::sim {

class Disk final : public Storage {
public:
    // Called with what the disk keeps, whatever happens.
    using OnHeld = std::function<void(const core::Append&)>;

    Disk(const Plan& plan, Scheduler& agenda, OnHeld on_held);

    void begin(std::function<void(std::uint64_t)> then) override { then(store_.incarnation()); }
    void load(const std::function<void(core::LoadedTable)>& each) override { store_.load(each); }
    [[nodiscard]] std::vector<std::string> aside() override { return store_.list_set_aside(); }
    void set_listener(std::function<void(Said)> listener) override {
        listener_ = std::move(listener);
    }
    void submit(Task job) override;
    void visited(core::TouchPlayers what) override { store_.touch_players(std::move(what)); }
    void stop() override;
    [[nodiscard]] bool is_idle() const override { return under_way_ == 0; }

    void heal();  // ends all faults, and reports what was held back

private:
    void commit_in(std::int64_t ms);
    void commit();
    [[nodiscard]] bool is_full();
    [[nodiscard]] Said carry_out(Task job);
    void say(Said said);
    void say_now(const Said& said);
    void hold_or_say(Said said);
    void hold(const std::string& subject, Said said);
    void release(const std::string& subject);

    const Plan& plan_;
    Scheduler& agenda_;
    OnHeld on_held_;
    RandomStream chance_;
    shell::MemoryStore store_;
    std::function<void(Said)> listener_;
    Said last_said_;            // by the store below
    std::uint64_t start_ = 1;   // of the server; the one before gets no reports
    std::deque<Task> waiting_;  // for the next transaction
    bool is_committing_ = false;
    bool healed_ = false;
    std::int64_t full_until_ms_ = 0;
    // When the last event of each table, and of each query, is reported.
    std::map<std::string, std::int64_t> said_at_ms_;
    std::map<std::string, std::deque<Said>> held_;  // for a while, or until heal()
    std::uint32_t under_way_ = 0;                   // appends not reported as stored
};

}  // namespace vegas::sim
