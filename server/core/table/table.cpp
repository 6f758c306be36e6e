#include "server/core/table/table.hpp"

#include <utility>

#include "server/core/table/absences.hpp"

namespace vegas::core {

// The server commits to the dice before all players' seeds are known.
Table::Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now)
    : state_(std::move(config), limits, entropy, now, draw_server_seed(entropy), {}) {
    state_.record_new_game(now);
}

// ---- time

bool Table::is_deserted() const { return core::is_deserted(state_); }

Table::Outcome Table::on_timer(TimePoint now, std::vector<BotTask>& tasks) {
    if (!is_frozen()) {
        update_standstill(state_, now);
        update_pause(state_, now);
        if (!is_clock_stopped(state_)) match_runner().on_timer(now, tasks);
        end_long_absences(state_, now);
    }
    const auto end = next_end(state_);
    if (!end || now < end->at) return Outcome::stays;
    return end->sleeps ? Outcome::sleeps : Outcome::closes;
}

std::optional<TimePoint> Table::next_due() const {
    std::optional<TimePoint> due;
    const auto earlier = [&due](std::optional<TimePoint> t) {
        if (t && (!due || *t < *due)) due = t;
    };
    if (!is_frozen()) {
        if (!is_clock_stopped(state_)) earlier(state_.clock.next_due());
        earlier(standstill_due(state_));
        earlier(state_.pause.due());
        earlier(state_.presence.starts_at());
        earlier(state_.seed_exchange.due());
    }
    earlier(next_absence_due(state_));
    earlier(state_.pacer.due());
    if (const auto end = next_end(state_)) earlier(end->at);
    return due;
}

void Table::start_clocks(TimePoint now) {
    mark_all_away(state_, now);
    state_.clock.restart();
    match_runner().start_clock(now);
    // For those who come; nobody is there to be told.
    (void)state_.view_publisher.publish(state_.refs(), {}, now);
}

bool Table::extend_deadlines(std::int64_t ms, TimePoint now) {
    extend_absences(state_, ms);
    state_.pacer.extend_deadlines(ms);
    state_.clock.extend_deadlines(ms, now);
    if (is_frozen() || !state_.match.is_running() || !state_.clock.left_ms(now)) return false;
    state_.view_publisher.republish_prompt();
    return true;
}

// ---- publishing

TableUpdate Table::publish(TimePoint now) {
    PendingChanges& changes = state_.changes();
    TableUpdate update = state_.view_publisher.publish(state_.refs(), changes.events(), now);
    changes.clear_events();
    state_.pacer.on_published(state_.match);
    return update;
}

protocol::SnapshotMessage Table::snapshot(PlayerKey viewer, TimePoint now) const {
    return state_.view_publisher.snapshot(state_.refs(), viewer, now);
}

std::optional<std::vector<SharedText>> Table::missed_since(std::uint64_t v, PlayerKey viewer,
                                                           TimePoint now) const {
    return state_.view_publisher.missed_since(v, state_.refs(), viewer, now);
}

}  // namespace vegas::core
