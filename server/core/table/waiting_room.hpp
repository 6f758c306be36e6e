// What happens at the seats of a table before a game: people get ready, house bots come and go. A
// refused operation has changed nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "server/core/base/error.hpp"
#include "server/core/table/table_state.hpp"

namespace vegas::core {

class WaitingRoom {
public:
    explicit WaitingRoom(TableState& table) : table_(table) {}

    MaybeError set_ready(PlayerKey, bool ready);
    Result<Seat> add_bot(bots::Level, std::optional<Seat> wanted);
    MaybeError remove_bot(Seat);
    void fill_with_bots();
    // A quick table does not start by itself any more.
    void cancel_auto_start() { table_.presence.cancel_start(); }
    // The wait of a quick table begins anew, unless it lasts.
    void resume_auto_start(TimePoint now) { update_start(table_, now); }
    // Changes the setup, the clock, the limit of slow play or who may sit: nobody is ready any
    // more. If there are fewer seats, people move up. The commitment to the dice stays. REQUIRES:
    // there is a host.
    MaybeError change(const TableConfig& wanted, TimePoint now);
    // After a game: opens another one. If one is open already: the player is ready. `game`: the
    // finished one, as the player knows it. If another one has begun since, nothing happens.
    MaybeError rematch(PlayerKey, const std::optional<std::string>& game, TimePoint now);
    // Opens another game for the same players, who are not ready. `decisions`: how many were made
    // in the games before. `unfinished_before`: as in Match::Options.
    void open_next_game(std::uint32_t decisions, std::string unfinished_before, TimePoint now);

private:
    void resize(std::size_t seats);
    void reopen(TimePoint now);
    void open_match(Match, TimePoint now);

    TableState& table_;
};

}  // namespace vegas::core
