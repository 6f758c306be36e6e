// When a store forgets, and how much: one rule for every kind of store.
//
// What is forgotten does not come back, and the clock may be wrong. So each store keeps a clock of
// its own, which says when it forgot last. It forgets once a day by that clock. A time that is far
// from it is refused, and the store's clock follows that time by a day an hour: a wrong evening
// moves it by hours, and a clock that stays where it is is believed in the end. What is written
// with a date long before the store's clock gets that clock's, so that an evening "in 1972" is not
// old a day later.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "server/core/base/storage.hpp"

namespace vegas::shell {

// How far a time may be from the store's clock: a week off is no reason to doubt it.
inline constexpr std::int64_t kPlausibleMs = 7 * 86'400'000LL;

// What the store knows of the time.
struct StoreClock {
    core::UtcTime time;       // when it forgot last
    bool has_passed = false;  // or it never did: then `time` is that of its newest row
};

// The clock of a store that never forgot. `until_now`: the newest row that is not in the future;
// `newest`: the newest of all.
[[nodiscard]] StoreClock first_clock(core::UtcTime now, std::optional<core::UtcTime> until_now,
                                     std::optional<core::UtcTime> newest);

struct Pass {
    bool is_due = false;   // what is too old may go now
    bool refused = false;  // `now` cannot be right
    core::UtcTime clock;   // what the store's clock says from here on
};

// `after_start`: a process that starts again and again does not move the store's clock.
[[nodiscard]] Pass judge(core::UtcTime now, const StoreClock& clock, bool after_start);

// How many of `count` may go in a day, where each may stay for `age_ms`: a twentieth, or twice what
// grows old in a day, whichever is more.
[[nodiscard]] std::size_t share(std::size_t count, std::int64_t age_ms);

// A Forget that is under way.
struct Forgetting {
    core::Forget what;
    core::Forgot so_far;
    std::size_t players_left = 0, games_left = 0;  // that may still go by their age

    // So many players and games went for their age, and so many games because there are too many.
    void took(std::size_t players, std::size_t old_games, std::size_t surplus_games);

    [[nodiscard]] core::UtcTime players_before() const { return so_far.now + -what.players_ms; }
    [[nodiscard]] core::UtcTime games_before() const { return so_far.now + -what.games_ms; }
};

// What there is. The clock of an empty store is not set: a new machine's may be wrong until it has
// asked others.
struct Holds {
    std::size_t players = 0, games = 0;
    [[nodiscard]] bool is_empty() const { return players == 0 && games == 0; }
};

// With what may go today, if the pass is due.
[[nodiscard]] Forgetting begin_forgetting(core::Forget what, core::UtcTime now,
                                          const StoreClock& clock, const Pass& pass,
                                          const Holds& holds);

}  // namespace vegas::shell
