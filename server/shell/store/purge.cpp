#include "server/shell/store/purge.hpp"

#include <algorithm>
#include <utility>

namespace vegas::shell {
namespace {

constexpr std::int64_t kDayMs = 86'400'000;

// In stores so small that a share is less than one.
constexpr std::size_t kLeast = 20;

}  // namespace

StoreClock initial_clock(core::UtcTime now, std::optional<core::UtcTime> until_now,
                         std::optional<core::UtcTime> newest) {
    if (until_now) return {.time = *until_now};
    return {.time = newest.value_or(now)};
}

PurgePass plan_purge(core::UtcTime now, const StoreClock& clock, bool after_start) {
    const std::int64_t ahead_ms = now - clock.time;
    const bool is_near = -kDayMs < ahead_ms && ahead_ms < kDayMs;
    if (is_near && clock.has_passed) return {.clock = clock.time};
    if (is_near || (ahead_ms > 0 && ahead_ms <= kPlausibleMs)) {
        return {.is_due = true, .clock = now};
    }
    const std::int64_t step_ms = after_start ? 0 : ahead_ms > 0 ? kDayMs : -kDayMs;
    return {.refused = true, .clock = clock.time + step_ms};
}

std::size_t daily_quota(std::size_t count, std::int64_t age_ms) {
    constexpr std::int64_t kPart = 20;
    const std::int64_t days = std::max<std::int64_t>(1, age_ms / kDayMs);
    const std::size_t a_day =
        days >= 2 * kPart ? count / kPart : count * 2 / static_cast<std::size_t>(days);
    return std::max(kLeast, a_day);
}

void PurgeProgress::count_removed(const Removed& removed) {
    players_left -= removed.players;
    newcomers_left -= removed.newcomers;
    games_left -= removed.old_games;
    sleeping_left -= removed.sleeping;
    so_far.players += removed.players + removed.newcomers;
    so_far.games += removed.old_games + removed.surplus_games;
    so_far.sleeping += removed.sleeping;
}

PurgeProgress begin_purge(core::Purge what, core::UtcTime now, const StoreClock& clock,
                          const PurgePass& pass, const StoreCounts& holds) {
    PurgeProgress progress{.what = std::move(what),
                           .so_far = {.refused = pass.refused, .now = now, .clock = clock.time}};
    if (!pass.is_due) return progress;
    progress.players_left = daily_quota(holds.players, progress.what.players_ms);
    progress.newcomers_left = daily_quota(holds.players, progress.what.newcomers_ms);
    progress.games_left = daily_quota(holds.games, progress.what.games_ms);
    progress.sleeping_left = daily_quota(holds.sleeping, progress.what.sleeping_alone_ms);
    return progress;
}

}  // namespace vegas::shell
