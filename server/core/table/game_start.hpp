// From the wish to start a game to its first roll: the players' seeds come in between.
// docs/fair.md, Fair dice. While they are waited for, nobody sits down, and no house bot comes or
// goes. A refused operation has changed nothing.
#pragma once

#include <string>

#include "server/core/base/error.hpp"
#include "server/core/table/table_state.hpp"

namespace vegas::core {

class GameStart {
public:
    explicit GameStart(TableState& table) : table_(table) {}

    [[nodiscard]] bool is_waiting() const { return table_.seed_exchange.is_active(); }
    // Waits for seeds from now on, if it does not already. Call advance() next.
    MaybeError begin(TimePoint now);
    // As begin(), for a start that a restart broke off: people come back in the next seconds.
    MaybeError begin_after_restart(TimePoint now);
    // Starts the game if no seed is missing, or what is missing is late. Where a player withholds a
    // seed, the start is broken off. Does nothing while no start has begun.
    void advance(TimePoint now);
    // The start is off, and all seeds are forgotten.
    void cancel();

    // A player's share, in one or two steps. `commitment`: the one that the player has seen.
    MaybeError give_hash(PlayerKey, const protocol::Bytes32& commitment,
                         const protocol::Bytes32& hash);
    // As give_hash(), of a player who has just sat down and sees the commitment next. Does nothing
    // where no hash is taken.
    void take_hash(PlayerKey, const protocol::Bytes32& hash);
    MaybeError give_seed(PlayerKey, const protocol::Bytes32& commitment, const std::string& seed);

private:
    MaybeError ask_for_hashes(TimePoint due, bool after_restart);
    void ask_for_seeds(TimePoint now);
    void break_off(TimePoint now);
    // The seat that may give a seed now.
    [[nodiscard]] Result<Seat> find_giver(PlayerKey, const protocol::Bytes32& commitment) const;

    TableState& table_;
};

}  // namespace vegas::core
