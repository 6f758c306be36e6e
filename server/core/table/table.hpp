// One table: its state, and the rules by which it changes. The server sends what changes. A refused
// operation has changed nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "server/core/base/entropy.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/table/chat.hpp"
#include "server/core/table/game_start.hpp"
#include "server/core/table/handover.hpp"
#include "server/core/table/match_runner.hpp"
#include "server/core/table/membership.hpp"
#include "server/core/table/pause.hpp"
#include "server/core/table/sleep.hpp"
#include "server/core/table/table_state.hpp"
#include "server/core/table/waiting_room.hpp"

namespace vegas::core {

class Table {
public:
    // REQUIRES: limits and entropy outlive the table.
    Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now);
    // As restored from records. Its clocks start with start_clocks().
    explicit Table(TableState restored) : state_(std::move(restored)) {}

    [[nodiscard]] const TableConfig& config() const { return state_.config; }
    [[nodiscard]] const Seating& seating() const { return state_.seating; }
    [[nodiscard]] const Presence& presence() const { return state_.presence; }
    [[nodiscard]] const Match& match() const { return state_.match; }
    [[nodiscard]] protocol::TableStatus status() const { return state_.status(); }
    [[nodiscard]] bool is_frozen() const { return state_.journal.is_frozen(); }

    // ---- what people do
    [[nodiscard]] Membership membership() { return Membership(state_); }
    [[nodiscard]] WaitingRoom waiting_room() { return WaitingRoom(state_); }
    [[nodiscard]] GameStart game_start() { return GameStart(state_); }
    [[nodiscard]] Handover handover() { return Handover(state_); }
    [[nodiscard]] MatchRunner match_runner() { return MatchRunner(state_); }
    [[nodiscard]] Pausing pausing() { return Pausing(state_); }
    [[nodiscard]] Chat chat() { return Chat(state_); }
    [[nodiscard]] Sleep sleep() { return Sleep(state_); }
    // What people change beside the game: coming, going, ready or not, the setup, house bots.
    [[nodiscard]] FairLimiter& change_limiter() { return state_.change_limiter; }

    // ---- time
    // Handles clocks, absences and abandoned tables. Returns what becomes of the table.
    enum class Outcome : std::uint8_t { stays, sleeps, closes };
    [[nodiscard]] Outcome on_timer(TimePoint now, std::vector<BotTask>& tasks);
    [[nodiscard]] std::optional<TimePoint> next_due() const;
    // A game is under way, and nobody is connected.
    [[nodiscard]] bool is_deserted() const;
    // After restore(): everybody is away from now on, and all waits start.
    void start_clocks(TimePoint now);
    // Time has stood still here for `ms` until now: everything is due so much later. True:
    // publish() has a new deadline.
    [[nodiscard]] bool extend_deadlines(std::int64_t ms, TimePoint now);

    // ---- publishing
    // Changes with the home; view versions then start again.
    [[nodiscard]] const std::string& epoch() const { return state_.view_publisher.epoch(); }
    TableUpdate publish(TimePoint now);
    [[nodiscard]] PublicationPacer& pacer() { return state_.pacer; }
    [[nodiscard]] protocol::SnapshotMessage snapshot(PlayerKey viewer, TimePoint now) const;
    // nullopt: none, or no longer kept.
    [[nodiscard]] std::optional<std::vector<SharedText>> missed_since(std::uint64_t v,
                                                                      PlayerKey viewer,
                                                                      TimePoint now) const;

    // ---- storing
    [[nodiscard]] const TableJournal& journal() const { return state_.journal; }
    [[nodiscard]] TableJournal& journal() { return state_.journal; }
    // Journal entries since the last call.
    [[nodiscard]] std::vector<journal::Entry> take_records(TimePoint now) {
        return state_.take_records(now);
    }

private:
    TableState state_;
};

}  // namespace vegas::core
