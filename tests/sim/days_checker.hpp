// Checks the clocks of games that are played in days, over sleep, restarts and clocks that jump.
// The house decides for a person only when the clock says so, and then it does decide. A seat
// changes hands only after two missed deadlines in a row.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "tests/sim/recorded_tables.hpp"

namespace vegas::sim {

// The least and the most time that a server can have served, by its own clock. Time off never
// counts, and around an outage, a start or a jump of the clock some may be given back.
class ServedTimeBounds {
public:
    void on_start() { last_.reset(), disturb(), is_outage_ = false; }
    void on_outage(bool is_active) { disturb(), is_outage_ = is_active; }
    void pass_until(core::TimePoint now);

    // As a game counts it that is in memory: jumps of the clock are not noticed.
    [[nodiscard]] std::int64_t most_awake_ms() const { return all_ms_; }
    // As the store counts it.
    [[nodiscard]] std::int64_t most_asleep_ms() const { return plausible_ms_; }
    // Time that must have been counted since `calm_ms()` was `from_ms`.
    [[nodiscard]] std::int64_t least_since(std::int64_t from_ms) const;
    [[nodiscard]] std::int64_t calm_ms() const { return before_ms_ + calm_ms_; }

private:
    [[nodiscard]] std::int64_t least_ms() const;
    void disturb();

    std::optional<core::TimePoint> last_;
    bool is_outage_ = false;
    std::int64_t all_ms_ = 0, plausible_ms_ = 0;
    std::int64_t before_ms_ = 0;  // least_ms() at the last disturbance
    std::int64_t calm_ms_ = 0;    // since then
};

class DaysChecker final : public Checker {
public:
    // REQUIRES: `tables` checks before this one does.
    explicit DaysChecker(const RecordedTables& tables) : recorded_(tables) {}

    void on_start() override;
    void on_load(const core::journal::Entry& entry) override;
    void on_input(const core::Input& in) override;
    void on_log(const core::LogLine& line) override;
    void on_record(const core::journal::Entry& entry) override;
    void on_append(const core::Append& append) override;

    // Decisions of the house for people who were late; of them, those of games that it woke for it.
    [[nodiscard]] std::uint64_t late() const { return late_; }
    [[nodiscard]] std::uint64_t late_asleep() const { return late_asleep_; }

private:
    struct Decision {
        std::int64_t ran_ms = 0;         // at most, until `most_at_ms`
        std::int64_t most_at_ms = 0;     // by the bounds, of a game awake or asleep
        std::int64_t least_from_ms = 0;  // of calm_ms()
        bool has_slept = false;
        std::set<Seat> in_a_hurry;
    };
    struct DaysTable {
        std::int64_t decision_ms = 0;
        std::uint32_t open = 0;
        bool plays = false, is_asleep = false;
        // An answer that a crash has lost is given again.
        std::map<std::uint32_t, Decision> decisions;
        std::map<Seat, std::string> players;             // nobody's and the house's are empty
        std::map<Seat, std::set<std::uint32_t>> missed;  // decisions since the last own one
    };

    [[nodiscard]] std::int64_t most_ms(const DaysTable& table) const;
    void open(DaysTable& table, const RecordedTable& recorded);
    void note_players(DaysTable& table, const core::journal::Entry& entry) const;
    void fall_asleep(DaysTable& table, bool is_asleep);
    void check_early(const std::string& id, DaysTable& table, const core::journal::Acted& acted);
    void note_answer(DaysTable& table, const core::journal::Acted& acted) const;
    void check_change(const std::string& id, DaysTable& table, const core::journal::Seated& seated);
    void check_late() const;

    const RecordedTables& recorded_;
    ServedTimeBounds served_;
    std::map<std::string, DaysTable> tables_;
    std::int64_t looked_at_ms_ = 0;
    std::uint64_t late_ = 0, late_asleep_ = 0;
};

}  // namespace vegas::sim
