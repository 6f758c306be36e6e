// Runs a table's match with the people and house bots on its seats: starts it, applies what they
// decide, and keeps the clock of the deciding seat.
#pragma once

#include <cstdint>
#include <vector>

#include "server/core/base/io.hpp"
#include "server/core/table/table_state.hpp"

namespace vegas::core {

// Whether the game can start as the table is: it is open, and enough seats are taken.
[[nodiscard]] MaybeError check_start(const TableState&);

class MatchRunner {
public:
    explicit MatchRunner(TableState& table) : table_(table) {}

    // REQUIRES: check_start() finds nothing.
    void start(TimePoint now);
    MaybeError act(PlayerKey, std::uint32_t decision, const Action&, TimePoint now);
    // Does nothing unless waits_for_house(decision).
    void apply_bot_decision(std::uint32_t decision, const Action&, TimePoint now);
    [[nodiscard]] bool waits_for_house(std::uint32_t decision) const;

    // The seat has another player now, or the house plays it.
    void on_player_changed(Seat, TimePoint now);
    // The house decides for a person who is too slow. What follows from it: slow_play.hpp.
    void on_timeout(Seat);
    // If the house has played on for this slow player, the player decides again.
    void take_back_seat(PlayerKey, TimePoint now);
    // Starts the clock of the open decision, if there is one.
    void start_clock(TimePoint now);
    // Adds a task if the house must decide, and records what is left of a clock.
    void on_timer(TimePoint now, std::vector<BotTask>& tasks);

    // The game under way, if there is one, is not played on. It is stored as unfinished.
    void end_early(protocol::EarlyEnd why);
    // After an internal error: nobody may act here. What was not stored is dropped, and the game
    // ends as far as it was stored.
    void freeze(TimePoint now);

private:
    void apply(const Action&, bool house, TimePoint now);
    [[nodiscard]] BotTask make_bot_task();

    TableState& table_;
};

}  // namespace vegas::core
