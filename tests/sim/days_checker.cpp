#include "tests/sim/days_checker.hpp"

#include <variant>

#include "protocol/game/time_control.hpp"
#include "tests/sim/check_failure.hpp"

namespace vegas::sim {

namespace journal = core::journal;

void DaysChecker::on_input(const core::Input& in) {
    if (last_) run_ms_ += in.now - *last_;
    last_ = in.now;
}

void DaysChecker::on_record(const journal::Entry& entry) {
    if (!protocol::is_played_in_days(tables_.at(entry.table).decision_ms)) return;
    const auto* acted = std::get_if<journal::Acted>(&entry.record);
    if (acted != nullptr && acted->house) check(entry.table, *acted);
    if (acted == nullptr && !std::holds_alternative<journal::Started>(entry.record)) return;
    decisions_[entry.table].try_emplace(tables_.at(entry.table).open, Decision{run_ms_, {}});
}

// Who is in a hurry is recorded behind the answer.
void DaysChecker::on_append(const core::Append& append) {
    const auto decisions = decisions_.find(append.table);
    if (decisions == decisions_.end()) return;
    const RecordedTable& table = tables_.at(append.table);
    const auto open = decisions->second.find(table.open);
    if (open == decisions->second.end()) return;
    for (const auto& [seat, who] : table.seats) {
        if (who.hurried) open->second.in_a_hurry.insert(seat);
    }
}

void DaysChecker::check(const std::string& table, const journal::Acted& acted) {
    // Ticks of the served time are a minute apart; a jump may count as two.
    constexpr std::int64_t kSlackMs = 10 * 60'000;
    const RecordedTable& there = tables_.at(table);
    const Decision& decision = decisions_[table][acted.decision];
    if (there.is_houses(acted.seat) || decision.in_a_hurry.contains(acted.seat)) return;
    ++late_;
    const std::int64_t ran_ms = run_ms_ - decision.opened_at_ms;
    if (ran_ms + kSlackMs >= *there.decision_ms) return;
    throw CheckFailure("table " + table + ": the house answers decision " +
                       std::to_string(acted.decision) + " for seat " + std::to_string(acted.seat) +
                       " after " + std::to_string(ran_ms) + " ms of " +
                       std::to_string(*there.decision_ms));
}

}  // namespace vegas::sim
