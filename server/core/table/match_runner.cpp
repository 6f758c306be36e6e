#include "server/core/table/match_runner.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/assert.hpp"
#include "server/core/table/slow_play.hpp"

namespace vegas::core {
namespace {

template <class What>
std::size_t count_of(const std::vector<journal::Entry>& records) {
    return static_cast<std::size_t>(std::ranges::count_if(
        records, [](const auto& entry) { return std::holds_alternative<What>(entry.record); }));
}

// House bots with whom somebody plays share one pause: people wait for several no longer than for
// one. Programs need none. Where nobody else has a seat, there are people who watch or may return.
std::int64_t bot_pause_ms(const TableConfig& config, const Seating& seating) {
    int bots = 0, programs = 0, people = 0;
    for (const auto& o : seating.seats()) {
        if (o) ++(o->is_played_by_house() ? bots : o->program ? programs : people);
    }
    if (people > 0) return config.bot_pause_ms / bots;
    return programs > 0 ? 0 : config.bot_pause_ms;
}

}  // namespace

MaybeError check_start(const TableState& table) {
    if (table.match.status() != protocol::TableStatus::open) {
        return error(ErrorCode::game_started, "the game has already started");
    }
    const Setup setup = table.setup_to_start();
    const std::string_view bad = bad_option(setup);
    if (bad == "first_seat") {
        return error_with(ErrorCode::bad_option, "first_seat: this game has no such seat", "option",
                          "first_seat");
    }
    if (!bad.empty()) {
        return error_with(ErrorCode::too_few_players, "not enough seats are taken", "least",
                          row_of(setup.ruleset).seats_least);
    }
    return {};
}

void MatchRunner::start(TimePoint now) {
    ASSERT(!check_start(table_));
    const Setup setup = table_.setup_to_start();
    // Who sits where, and with which seeds.
    SeatingRecorder& recorder = table_.journal.seating_recorder();
    recorder.record_changes(table_.seating, now, table_.changes());
    table_.match.start(setup, table_.fix_seats(), now, table_.changes());
    recorder.reset(table_.seating);  // the free seats went with the start
    start_clock(now);
    update_standstill(table_, now);  // perhaps house bots have filled it while nobody was there
}

void MatchRunner::start_clock(TimePoint now) {
    const Match& match = table_.match;
    if (!match.is_running()) return;
    const Occupant& o = table_.seating.occupant_at(match.deciding_seat());
    table_.chat_limiter.on_decision_open(match.open_decision(), now);
    const auto hurried = hurried_ms(o, table_.config, table_.limits);
    if (o.is_played_by_house()) {
        table_.clock.start_bot_pause(now, bot_pause_ms(table_.config, table_.seating), hurried);
    } else {
        table_.clock.start_person_clock(now, hurried);
    }
}

void MatchRunner::on_player_changed(Seat seat, TimePoint now) {
    if (seat == kNobody || table_.match.deciding_seat() != seat) return;
    start_clock(now);
    table_.view_publisher.republish_prompt();
}

MaybeError MatchRunner::act(PlayerKey key, std::uint32_t decision, const Action& action,
                            TimePoint now) {
    const Seat seat = table_.seating.seat_of(key);
    if (seat == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    const auto valid = table_.match.validate(seat, decision, action);
    if (!valid) return valid.error();
    if (valid->is_repeat) return {};
    if (auto problem = Pausing(table_).before_action(seat, now)) return problem;
    if (table_.seating.occupant_at(seat).missed > 0) {
        forgive_missed_deadlines(*table_.seating.edit_seat(seat));
    }
    apply(action, false, now);
    return {};
}

bool MatchRunner::waits_for_house(std::uint32_t decision) const {
    const Match& match = table_.match;
    return !table_.journal.is_frozen() && match.is_running() && !table_.pause.is_running() &&
           decision == match.open_decision() && table_.clock.must_house_decide();
}

void MatchRunner::apply_bot_decision(std::uint32_t decision, const Action& action, TimePoint now) {
    if (!waits_for_house(decision)) return;
    ASSERT(table_.match.is_legal(action));
    const Seat seat = table_.match.deciding_seat();
    if (!table_.seating.occupant_at(seat).is_played_by_house()) on_timeout(seat);
    apply(action, !table_.seating.occupant_at(seat).is_house_bot(), now);
}

void MatchRunner::on_timeout(Seat seat) {
    table_.changes().add_event(protocol::at_table::SeatTimedOut{seat});
    count_missed_deadline(*table_.seating.edit_seat(seat), table_.config);
}

void MatchRunner::take_back_seat(PlayerKey key, TimePoint now) {
    const Seat seat = table_.seating.seat_of(key);
    if (seat == kNobody || table_.seating.occupant_at(seat).missed < kHousePlaysAfter) return;
    take_back_from_house(*table_.seating.edit_seat(seat));
    on_player_changed(seat, now);
}

// A sealed choice needs a nonce, a house bot's too.
void MatchRunner::apply(const Action& action, bool house, TimePoint now) {
    std::optional<protocol::Nonce> nonce;
    if (is_sealed(action.kind)) table_.entropy.fill(nonce.emplace());
    table_.match.apply(action, house, nonce, now, table_.changes());
    table_.clock.stop();
    start_clock(now);
    update_pause(table_, now);
    if (table_.match.is_running()) return;
    table_.standstill.end();
    table_.journal.set_ended_game(finished_game(table_));
}

void MatchRunner::on_timer(TimePoint now, std::vector<BotTask>& tasks) {
    if (table_.clock.pop_due(now)) tasks.push_back(make_bot_task());
    if (const auto left_ms = table_.clock.take_checkpoint(now)) {
        table_.changes().add_record(now, journal::Timed{table_.match.open_decision(), *left_ms});
    }
}

BotTask MatchRunner::make_bot_task() {
    const Seat seat = table_.match.deciding_seat();
    FastDraws guess(random_u64(table_.entropy));
    return {.table = table_.config.id,
            .decision = table_.match.open_decision(),
            .seat = seat,
            .level = table_.seating.occupant_at(seat).bot.value_or(bots::kHouseLevel),
            .known = resample(*table_.match.game(), seat, guess),
            .seed = random_u64(table_.entropy)};
}

void MatchRunner::end_early(protocol::EarlyEnd why) {
    if (table_.journal.is_frozen() || !table_.match.is_running()) return;
    table_.journal.set_ended_game(unfinished_game(table_, 0, why));
}

void MatchRunner::freeze(TimePoint now) {
    if (table_.journal.is_frozen()) return;
    const auto dropped = table_.journal.freeze(now);
    const bool was_over = table_.status() == protocol::TableStatus::finished &&
                          count_of<journal::Ended>(dropped) == 0;
    const bool had_begun =
        table_.match.game() != nullptr && count_of<journal::Started>(dropped) == 0;
    if (was_over || !had_begun) return;
    table_.journal.set_ended_game(
        unfinished_game(table_, count_of<journal::Acted>(dropped), protocol::EarlyEnd::broken));
}

}  // namespace vegas::core
