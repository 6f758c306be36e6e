#include "server/shell/run/retention.hpp"

#include <utility>

#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/utc.hpp"

namespace vegas::shell {

RetentionTask::RetentionTask(Parts parts) : parts_(parts) {
    parts_.core_runner.on_forgotten([this](const core::PurgeResult& forgot) { report(forgot); });
    purge(true);
}

// Players in memory are gone with the process anyway: they are kept for no longer than guests.
void RetentionTask::purge(bool after_start) {
    constexpr std::int64_t kHourMs = 3'600'000;
    constexpr std::int64_t kDayMs = 24 * kHourMs;
    const Config& config = parts_.config;
    const core::Retention& retention = config.core.retention;
    parts_.store.purge({.now = parts_.loop.utc(),
                        .players_ms = config.data.empty() ? config.core.limits.guest_ms
                                                          : retention.player_days * kDayMs,
                        .newcomers_ms = retention.newcomer_days * kDayMs,
                        .games_ms = retention.game_days * kDayMs,
                        .games_most = retention.games,
                        .sleeping_ms = config.core.limits.waiting_game_ms,
                        .sleeping_alone_ms = config.core.limits.waiting_game_alone_ms,
                        .after_start = after_start,
                        .keep = parts_.core.players_to_keep()});
    parts_.loop.after(kHourMs, [this] { purge(false); });
}

void RetentionTask::report(const core::PurgeResult& forgot) {
    parts_.metrics.forgotten(ForgottenKind::player).Increment(static_cast<double>(forgot.players));
    parts_.metrics.forgotten(ForgottenKind::game).Increment(static_cast<double>(forgot.games));
    parts_.metrics.forgotten(ForgottenKind::sleeping_game)
        .Increment(static_cast<double>(forgot.sleeping));
    parts_.metrics.forgetting_refused().Set(forgot.refused ? 1 : 0);
    if (forgot.players + forgot.games + forgot.sleeping > 0) {
        parts_.log.info("event=forgot" + field("players", forgot.players) +
                        field("games", forgot.games) + field("sleeping", forgot.sleeping));
    }
    const bool is_news = forgot.refused != std::exchange(is_refused_, forgot.refused);
    if (is_news && forgot.refused) {
        parts_.log.warn("event=forget_refused now=" + format_utc(forgot.now) +
                        " store_clock=" + format_utc(forgot.clock));
    } else if (is_news) {
        parts_.log.info("event=forgets_again");
    }
}

}  // namespace vegas::shell
