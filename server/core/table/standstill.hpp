// A live game that everybody had left stands still until its people are back. No clock of a person
// runs until all of them are back, until those who are back agree to go on, or until a day after
// the first came. Programs and house bots are not waited for.
#pragma once

#include <cstdint>
#include <optional>
#include <set>

#include "engine/types.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

struct TableState;

class Standstill {
public:
    // Start of the time in which no clock of a person runs, or nullopt if they run.
    [[nodiscard]] std::optional<TimePoint> since() const { return since_; }
    [[nodiscard]] bool is_active() const { return since_.has_value(); }
    // The game left memory: nobody goes on alone.
    [[nodiscard]] bool has_slept() const { return has_slept_; }
    // When the first person with a seat came back, or nullopt if none has.
    [[nodiscard]] std::optional<TimePoint> awaited_since() const { return awaited_since_; }
    [[nodiscard]] const std::set<Seat>& agreed() const { return agreed_; }
    // Increases with every change that viewers see.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    void begin(TimePoint since);
    void end();
    void mark_slept() { has_slept_ = true; }
    void await_others(TimePoint since);
    void agree(Seat);
    void withdraw(Seat);
    // Clocks have stood since then, for another reason.
    void backdate(TimePoint since);
    void extend_deadlines(std::int64_t ms);

private:
    std::optional<TimePoint> since_, awaited_since_;
    bool has_slept_ = false;
    std::set<Seat> agreed_;
    std::uint64_t revision_ = 0;
};

// Call it when somebody has come or gone or agreed, or when the wait may be over.
void update_standstill(TableState&, TimePoint now);
// When a game goes on that waits for its people, or nullopt if none does.
[[nodiscard]] std::optional<TimePoint> standstill_due(const TableState&);
// A game is under way, and nobody is connected.
[[nodiscard]] bool is_deserted(const TableState&);
// Time does not run for the open decision. In a game played in days it always does.
[[nodiscard]] bool is_clock_stopped(const TableState&);
// The open decision is a person's.
[[nodiscard]] bool is_person_asked(const TableState&);
// As viewers see it; nullopt if no game stands still.
[[nodiscard]] std::optional<protocol::StandstillInfo> standstill_info(const Standstill&,
                                                                      std::int64_t wait_ms);

}  // namespace vegas::core
