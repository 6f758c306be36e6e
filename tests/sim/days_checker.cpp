#include "tests/sim/days_checker.hpp"

#include <algorithm>
#include <type_traits>
#include <variant>

#include "protocol/game/time_control.hpp"
#include "tests/sim/check_failure.hpp"

namespace vegas::sim {

namespace journal = core::journal;

namespace {

constexpr std::int64_t kTickMs = 60'000;  // of the served time
constexpr std::int64_t kSlackMs = 10 * kTickMs;
// Around whatever disturbs a server, the store counts the time of no tick, and of no short jump.
constexpr std::int64_t kDisturbedMs = 2 * core::kServedGapMs + kTickMs;
// Deadlines in a row, until a seat is hurried and may change hands.
constexpr std::size_t kMissed = 2;
// A game in memory notes its clock each hundredth of it, and gives time to come back.
constexpr std::int64_t kNotes = 100, kEnoughMs = 15'000;

}  // namespace

// ---- served time

void ServedTimeBounds::pass_until(core::TimePoint now) {
    const std::int64_t ms = last_ ? now - *last_ : 0;
    last_ = now;
    all_ms_ += ms;
    if (ms <= core::kServedGapMs) plausible_ms_ += ms;
    if (ms > kTickMs + kTickMs / 2) return disturb();
    if (!is_outage_) calm_ms_ += ms;
}

std::int64_t ServedTimeBounds::least_ms() const {
    return before_ms_ + std::max<std::int64_t>(calm_ms_ - kDisturbedMs, 0);
}

std::int64_t ServedTimeBounds::least_since(std::int64_t from_ms) const {
    return least_ms() - from_ms;
}

void ServedTimeBounds::disturb() {
    before_ms_ = least_ms();
    calm_ms_ = 0;
}

// ---- what is recorded

void DaysChecker::on_start() {
    served_.on_start();
    for (auto& [id, table] : tables_) {
        if (table.is_asleep) continue;
        for (auto& [number, decision] : table.decisions) {
            decision.least_from_ms += table.decision_ms / kNotes + kEnoughMs;
        }
    }
}

// Games that sleep are loaded when they wake.
void DaysChecker::on_load(const journal::Entry& entry) {
    const auto it = tables_.find(entry.table);
    if (it == tables_.end()) return;
    fall_asleep(it->second, false);
    it->second.plays = recorded_.at(entry.table).plays;
    it->second.open = recorded_.at(entry.table).open;
    if (const auto* seated = std::get_if<journal::Seated>(&entry.record)) {
        it->second.players[seated->seat] = seated->bot ? "" : seated->player;
    }
    if (std::holds_alternative<journal::Started>(entry.record)) note_players(it->second, entry);
}

void DaysChecker::on_input(const core::Input& in) {
    served_.pass_until(in.now);
    if (served_.most_awake_ms() < looked_at_ms_ + kTickMs) return;
    looked_at_ms_ = served_.most_awake_ms();
    check_late();
}

void DaysChecker::on_log(const core::LogLine& line) {
    if (line.text.starts_with("event=storage_unavailable")) served_.on_outage(true);
    if (line.text.starts_with("event=storage_available")) served_.on_outage(false);
}

void DaysChecker::on_record(const journal::Entry& entry) {
    const RecordedTable& recorded = recorded_.at(entry.table);
    if (!protocol::is_played_in_days(recorded.decision_ms)) return void(tables_.erase(entry.table));
    DaysTable& table = tables_[entry.table];
    table.decision_ms = *recorded.decision_ms;
    table.plays = recorded.plays;
    std::visit(
        [&]<class T>(const T& record) {
            if constexpr (std::is_same_v<T, journal::Started>) {
                table.missed.clear();
                note_players(table, entry);
                open(table, recorded);
            } else if constexpr (std::is_same_v<T, journal::Acted>) {
                if (record.house) check_early(entry.table, table, record);
                note_answer(table, record);
                open(table, recorded);
            } else if constexpr (std::is_same_v<T, journal::Seated>) {
                check_change(entry.table, table, record);
            } else if constexpr (std::is_same_v<T, journal::Slept>) {
                fall_asleep(table, true);
            }
        },
        entry.record);
}

// Free seats go with the start, and others move up.
void DaysChecker::note_players(DaysTable& table, const journal::Entry& entry) const {
    table.players.clear();
    for (const auto& [seat, who] : recorded_.at(entry.table).seats) {
        table.players[seat] = who.bot ? "" : who.player;
    }
}

// Who is in a hurry is recorded behind the answer.
void DaysChecker::on_append(const core::Append& append) {
    const auto it = tables_.find(append.table);
    if (it == tables_.end()) return;
    if (append.closes) return void(tables_.erase(it));
    const auto open = it->second.decisions.find(it->second.open);
    if (open == it->second.decisions.end()) return;
    for (const auto& [seat, who] : recorded_.at(append.table).seats) {
        if (who.hurried) open->second.in_a_hurry.insert(seat);
    }
}

std::int64_t DaysChecker::most_ms(const DaysTable& table) const {
    return table.is_asleep ? served_.most_asleep_ms() : served_.most_awake_ms();
}

void DaysChecker::open(DaysTable& table, const RecordedTable& recorded) {
    table.open = recorded.open;
    const auto [it, is_new] = table.decisions.try_emplace(table.open);
    it->second.least_from_ms = served_.calm_ms();  // perhaps again, after a crash
    if (is_new) it->second.most_at_ms = most_ms(table);
}

void DaysChecker::fall_asleep(DaysTable& table, bool is_asleep) {
    if (table.is_asleep == is_asleep) return;
    const std::int64_t before_ms = most_ms(table);
    table.is_asleep = is_asleep;
    for (auto& [number, decision] : table.decisions) {
        decision.ran_ms += before_ms - decision.most_at_ms;
        decision.most_at_ms = most_ms(table);
        decision.has_slept = decision.has_slept || is_asleep;
    }
}

// ---- what must hold

void DaysChecker::check_early(const std::string& id, DaysTable& table,
                              const journal::Acted& acted) {
    const Decision& decision = table.decisions[acted.decision];
    if (recorded_.at(id).is_houses(acted.seat)) return;
    const bool has_missed_two = table.missed[acted.seat].size() >= kMissed;
    if (has_missed_two && decision.in_a_hurry.contains(acted.seat)) return;
    ++late_;
    if (decision.has_slept) ++late_asleep_;
    const std::int64_t ran_ms = decision.ran_ms + most_ms(table) - decision.most_at_ms;
    if (ran_ms + kSlackMs >= table.decision_ms) return;
    throw CheckFailure("table " + id + ": the house answers decision " +
                       std::to_string(acted.decision) + " for seat " + std::to_string(acted.seat) +
                       " after " + std::to_string(ran_ms) + " ms of " +
                       std::to_string(table.decision_ms));
}

void DaysChecker::note_answer(DaysTable& table, const journal::Acted& acted) const {
    if (table.players[acted.seat].empty()) return;
    auto& missed = table.missed[acted.seat];
    acted.house ? void(missed.insert(acted.decision)) : missed.clear();
}

// The new player has the clock of the open decision from the start.
void DaysChecker::check_change(const std::string& id, DaysTable& table,
                               const journal::Seated& seated) {
    std::string& player = table.players[seated.seat];
    const std::string now = seated.bot ? "" : seated.player;
    if (player == now) return;
    const bool is_taken = table.plays && !player.empty() && !now.empty();
    if (is_taken && table.missed[seated.seat].size() < kMissed) {
        throw CheckFailure("table " + id + ": seat " + std::to_string(seated.seat) + " goes from " +
                           player + " to " + now + ", after " +
                           std::to_string(table.missed[seated.seat].size()) + " missed deadlines");
    }
    player = now;
    table.missed.erase(seated.seat);
    const auto open = table.decisions.find(table.open);
    if (open != table.decisions.end()) open->second.least_from_ms = served_.calm_ms();
}

void DaysChecker::check_late() const {
    for (const auto& [id, table] : tables_) {
        const auto open = table.decisions.find(table.open);
        if (!table.plays || open == table.decisions.end()) continue;
        const std::int64_t ran_ms = served_.least_since(open->second.least_from_ms);
        if (ran_ms <= table.decision_ms + kSlackMs) continue;
        throw CheckFailure("table " + id + ": decision " + std::to_string(table.open) +
                           " is open after " + std::to_string(ran_ms) + " ms of " +
                           std::to_string(table.decision_ms));
    }
}

}  // namespace vegas::sim
