#include "server/core/table/absences.hpp"

#include <algorithm>

#include "server/core/table/membership.hpp"
#include "server/core/table/sleep.hpp"

namespace vegas::core {
namespace {

bool is_other_present(const Seating& seating, PlayerKey key) {
    return std::ranges::any_of(seating.seats(), [key](const auto& o) {
        return has_person(o) && !o->away && o->player != key;
    });
}

// Where all are away, no other host would be any better.
bool host_may_change(const TableState& table, const Occupant& o) {
    return !table.config.is_private && table.seating.is_host(o.player) &&
           is_other_present(table.seating, o.player);
}

bool may_anybody_return(const TableState& table) {
    const Seating& seating = table.seating;
    return table.presence.are_spectators_unknown() || !seating.spectators().empty() ||
           std::ranges::any_of(seating.seats(), has_person);
}

}  // namespace

std::int64_t seat_hold_ms(const TableState& table, const Occupant& o) {
    if (!table.config.is_private) return table.limits.away_open_seat_ms;
    return table.seating.is_host(o.player) ? table.limits.away_private_host_ms
                                           : table.limits.away_private_seat_ms;
}

void end_long_absences(TableState& table, TimePoint now) {
    if (table.seating.has_fixed_seats()) return;
    for (const auto& o : table.seating.seats()) {
        if (!has_person(o) || !o->away) continue;
        const std::int64_t away_ms = now - o->away_since;
        if (away_ms >= seat_hold_ms(table, *o)) {
            Membership(table).leave(o->player, now);
        } else if (host_may_change(table, *o) && away_ms >= table.limits.away_host_ms) {
            reassign_host(table);
        }
    }
}

std::optional<TimePoint> next_absence_due(const TableState& table) {
    if (table.seating.has_fixed_seats()) return std::nullopt;
    std::optional<TimePoint> due;
    const auto earlier = [&due](TimePoint t) {
        if (!due || t < *due) due = t;
    };
    for (const auto& o : table.seating.seats()) {
        if (!has_person(o) || !o->away) continue;
        earlier(o->away_since + seat_hold_ms(table, *o));
        if (host_may_change(table, *o)) earlier(o->away_since + table.limits.away_host_ms);
    }
    return due;
}

// A game waits for people who are away, in the store if possible, and so does a private table. One
// that all have left for good does not, nor does a frozen one, where nobody can play on.
std::optional<TableEnd> next_end(const TableState& table) {
    const auto since = table.presence.deserted_since();
    if (!since) return std::nullopt;
    const auto closes_after = [&since](std::int64_t ms) { return TableEnd{*since + ms, false}; };
    const Limits& limits = table.limits;
    if (table.journal.is_frozen()) return closes_after(limits.empty_table_ms);
    const bool playing = table.status() == protocol::TableStatus::playing;
    if (!may_anybody_return(table)) return closes_after(playing ? limits.left_game_ms : 0);
    if (playing) {
        const int people = count_players(table.seating);
        const std::int64_t waits_ms =
            people > 1 ? limits.waiting_game_ms : limits.waiting_game_alone_ms;
        const bool sleeps = people > 0 && limits.sleep_after_ms > 0 &&
                            limits.sleep_after_ms < waits_ms &&
                            may_sleep_at(table, *since + limits.sleep_after_ms);
        return TableEnd{*since + (sleeps ? limits.sleep_after_ms : waits_ms), sleeps};
    }
    if (!table.config.is_private) return closes_after(limits.empty_table_ms);
    const Person* host = table.seating.host();
    const bool has_host = host != nullptr && (table.presence.are_spectators_unknown() ||
                                              table.seating.is_member(host->key));
    return closes_after(has_host ? limits.away_private_host_ms : limits.away_private_seat_ms);
}

void mark_all_away(TableState& table, TimePoint now) {
    for (std::size_t i = 0; i < table.seating.seats().size(); ++i) {
        auto& o = table.seating.edit_seat(static_cast<Seat>(i));
        if (!has_person(o)) continue;
        o->away = true;
        o->away_since = now;
    }
    table.presence.on_restart(now);
    update_start(table, now);
    update_presence(table, now);
}

void extend_absences(TableState& table, std::int64_t ms) {
    for (std::size_t i = 0; i < table.seating.seats().size(); ++i) {
        auto& o = table.seating.edit_seat(static_cast<Seat>(i));
        if (o) o->away_since = o->away_since + ms;
    }
    table.presence.extend_deadlines(ms);
    table.standstill.extend_deadlines(ms);
    table.pause.extend_deadlines(ms);
    table.seed_exchange.extend_deadlines(ms);
}

}  // namespace vegas::core
