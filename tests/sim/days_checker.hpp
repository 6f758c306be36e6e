// Checks that nobody's time is up early in a game played in days, over sleep and restarts: the
// house decides for a person only when the server has run for as long as the clock says.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "tests/sim/recorded_tables.hpp"

namespace vegas::sim {

class DaysChecker final : public Checker {
public:
    // REQUIRES: `tables` checks before this one does.
    explicit DaysChecker(const RecordedTables& tables) : tables_(tables) {}

    void on_start() override { last_.reset(); }
    void on_input(const core::Input& in) override;
    void on_record(const core::journal::Entry& entry) override;
    void on_append(const core::Append& append) override;

    // Decisions of the house for people who were late.
    [[nodiscard]] std::uint64_t late() const { return late_; }

private:
    struct Decision {
        std::int64_t opened_at_ms = 0;  // of run_ms_
        std::set<Seat> in_a_hurry;
    };

    void check(const std::string& table, const core::journal::Acted& acted);

    const RecordedTables& tables_;
    std::int64_t run_ms_ = 0;  // by the server's own clock, without the time when it was off
    std::optional<core::TimePoint> last_;
    // Of each table. An answer that a crash has lost is given again.
    std::map<std::string, std::map<std::uint32_t, Decision>> decisions_;
    std::uint64_t late_ = 0;
};

}  // namespace vegas::sim
