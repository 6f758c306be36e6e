// Decides when a store purges, and how much: one rule for every kind of store.
//
// Purged data does not come back, and the clock may be wrong. So each store keeps a clock of its
// own: the time of its last purge. It purges once a day by that clock. A time far from it is
// refused, and the store's clock follows that time by a day an hour. A wrong evening moves it by
// hours, and a time that persists is accepted in the end. Data dated long before the store's clock
// gets that clock's time, so that an evening "in 1972" is not old a day later.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "server/core/base/storage.hpp"

namespace vegas::shell {

// Accepted distance from the store's clock: a week off is no reason to doubt a time.
inline constexpr std::int64_t kPlausibleMs = 7 * 86'400'000LL;

// The store's clock.
struct StoreClock {
    core::UtcTime time;       // of the last purge
    bool has_passed = false;  // else it never purged: `time` is of the newest row
};

// The clock of a store that never purged. `until_now`: date of the newest row not in the future;
// `newest`: of the newest row.
[[nodiscard]] StoreClock initial_clock(core::UtcTime now, std::optional<core::UtcTime> until_now,
                                       std::optional<core::UtcTime> newest);

struct PurgePass {
    bool is_due = false;   // old data may be purged now
    bool refused = false;  // `now` is implausible
    core::UtcTime clock;   // new value of the store's clock
};

// `after_start`: repeated restarts of the process do not move the store's clock.
[[nodiscard]] PurgePass plan_purge(core::UtcTime now, const StoreClock& clock, bool after_start);

// How many of `count` items, each kept for `age_ms`, may be purged a day: a twentieth, or twice
// what ages out in a day, whichever is more.
[[nodiscard]] std::size_t daily_quota(std::size_t count, std::int64_t age_ms);

// A purge in progress.
struct PurgeProgress {
    core::Purge what;
    core::PurgeResult so_far;
    // Those that may still be purged for their age.
    std::size_t players_left = 0, newcomers_left = 0, games_left = 0, sleeping_left = 0;

    // Players and games purged for their age, games purged because there are too many, and games
    // that sleep and that nobody came back to.
    struct Removed {
        std::size_t players = 0, newcomers = 0, old_games = 0, surplus_games = 0, sleeping = 0;
        [[nodiscard]] std::size_t all() const {
            return players + newcomers + old_games + surplus_games + sleeping;
        }
    };
    void count_removed(const Removed&);

    [[nodiscard]] core::UtcTime newcomers_before() const { return so_far.now + -what.newcomers_ms; }
    [[nodiscard]] core::UtcTime players_before() const { return so_far.now + -what.players_ms; }
    [[nodiscard]] core::UtcTime games_before() const { return so_far.now + -what.games_ms; }
    [[nodiscard]] core::UtcTime slept_before() const { return so_far.now + -what.sleeping_ms; }
    [[nodiscard]] core::UtcTime slept_alone_before() const {
        return so_far.now + -what.sleeping_alone_ms;
    }
};

// Number of rows. An empty store's clock is not set: a new machine's may be wrong until it is
// synchronised.
struct StoreCounts {
    std::size_t players = 0, games = 0, sleeping = 0;
    [[nodiscard]] bool is_empty() const { return players == 0 && games == 0; }
};

// Includes today's quota if the pass is due.
[[nodiscard]] PurgeProgress begin_purge(core::Purge what, core::UtcTime now,
                                        const StoreClock& clock, const PurgePass& pass,
                                        const StoreCounts& holds);

}  // namespace vegas::shell
