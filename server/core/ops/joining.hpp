// Joining an existing or a new table, shared by several ops.
#pragma once

#include <optional>
#include <string>

#include "server/core/state/context.hpp"

namespace vegas::core::ops {

[[nodiscard]] inline Person person_of(const PlayerState& player) {
    return {player.key, player.id, player.name, player.program, player.gives_seeds};
}

// What a host chooses for a table. `op`: table.create or table.change.
template <class Op>
[[nodiscard]] TableConfig config_of(const Op& op) {
    return {.setup = op.setup,
            .decision_ms = op.clock ? std::optional(op.clock->decision_ms) : std::nullopt,
            .people_only = op.people_only,
            .slow_play_limit = op.slow_play_limit};
}

// How a player wants to join.
struct JoinOptions {
    bool as_spectator = false;
    std::optional<Seat> seat{};
    std::optional<std::string> lab_seed{};
    std::optional<std::string> idempotency_key{};  // of the request
    std::optional<protocol::Bytes32> seed_hash{};  // for the seat
};

// The table that an earlier request of the player with the same key led to, with the player at it.
// Null: there is none any more.
[[nodiscard]] Result<Table*> rejoin_by_key(Context&, const ConnectionState&, PlayerState&,
                                           const JoinOptions&);

// Joins, publishes the change, and adds the table to the player's.
[[nodiscard]] MaybeError join(Context&, const ConnectionState&, Table&, PlayerState&,
                              const JoinOptions&);

// Creates a table with the player at it. Sets what the op does not know in the config: ids,
// founder.
[[nodiscard]] Result<Table*> create_table(Context&, const ConnectionState&, PlayerState&,
                                          TableConfig, const JoinOptions&);

// Whether the player may be at one more live table, or at one more that is played in `days`.
[[nodiscard]] MaybeError check_player_limit(Context&, const PlayerState&, bool days);

[[nodiscard]] FairLimiter::Rates change_rates(const Limits&);
// Charges what a player changes at a table beside its game: Limits::table_changes_burst. Programs
// that learn in a lab and unlimited addresses are not charged.
[[nodiscard]] MaybeError charge_table_change(const Context&, const ConnectionState&, Table&,
                                             const PlayerState&);

// Limits brute-forcing of tokens and invites. nullopt if another attempt is allowed, else the
// error.
[[nodiscard]] MaybeError check_guess_limit(Context&, const ConnectionState&);

}  // namespace vegas::core::ops
