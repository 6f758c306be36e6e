#include "server/core/table/pause.hpp"

#include <algorithm>
#include <utility>

#include "server/core/table/chat.hpp"
#include "server/core/table/table_state.hpp"

namespace vegas::core {

namespace at_table = protocol::at_table;

// ---- state

std::optional<TimePoint> GamePause::due() const {
    if (running_) return running_->until;
    return request_ ? std::optional(request_->until) : std::nullopt;
}

void GamePause::ask(Request request) {
    request_ = std::move(request);
    ++revision_;
}

void GamePause::accept(Seat seat) {
    if (request_ && request_->accepted.insert(seat).second) ++revision_;
}

void GamePause::drop_request() {
    if (request_) ++revision_;
    request_.reset();
}

void GamePause::begin(Running running) {
    request_.reset();
    running_ = running;
    ++revision_;
}

void GamePause::end() {
    if (running_) ++revision_;
    running_.reset();
}

void GamePause::clear() {
    drop_request();
    end();
    next_request_at_.reset();
}

void GamePause::backdate(TimePoint since) {
    if (running_) running_->since = std::min(running_->since, since);
}

void GamePause::extend_deadlines(std::int64_t ms) {
    if (request_) {
        request_->until = request_->until + ms;
        ++revision_;
    }
    if (next_request_at_) next_request_at_ = *next_request_at_ + ms;
    if (!running_) return;
    running_->since = running_->since + ms;
    running_->until = running_->until + ms;
    ++revision_;
}

// ---- rules

namespace {

constexpr std::int64_t kMinuteMs = 60'000;

Error no_pause(std::string why) { return error(ErrorCode::no_pause, std::move(why)); }

void begin_pause(TableState& table, TimePoint now) {
    const GamePause::Request request = *table.pause.request();
    const TimePoint until = now + request.minutes * kMinuteMs;
    if (const auto left_ms = table.clock.left_ms(now)) {
        table.changes().add_record(now, journal::Timed{table.match.open_decision(), *left_ms});
    }
    table.pause.begin({request.kind, now, until});
    table.changes().add_record(now, journal::PauseBegan{request.kind, until.ms});
    table.changes().add_event(at_table::Paused{request.kind, request.minutes});
    table.view_publisher.republish_prompt();
}

// Clocks go on from where they stood. In a standstill they do so when that is over.
void end_pause(TableState& table, TimePoint now) {
    const TimePoint since = table.pause.running()->since;
    table.pause.end();
    table.changes().add_record(now, journal::PauseEnded{});
    if (table.standstill.is_active()) return table.standstill.backdate(since);
    // In an outage `now` is when it began, which may be before the pause.
    table.clock.extend_deadlines(std::max<std::int64_t>(now - since, 0), now);
    table.view_publisher.republish_prompt();
}

void refuse_request(TableState& table, TimePoint now) {
    table.changes().add_event(at_table::PauseRefused{table.pause.request()->kind});
    table.pause.drop_request();
    table.pause.block_requests_until(now + table.limits.pause_again_ms);
}

// What the host asked for makes no sense any more.
bool is_outdated(const TableState& table, const GamePause::Request& request) {
    if (!table.seating.is_host(request.host) || table.standstill.is_active()) return true;
    return request.kind == GamePause::Kind::more_time &&
           (table.match.open_decision() != request.decision || !is_person_asked(table));
}

void update_request(TableState& table, TimePoint now) {
    const auto& request = table.pause.request();
    if (!request) return;
    if (is_outdated(table, *request)) return table.pause.drop_request();
    if (seats_to_accept(table.pause, table.seating).empty()) return begin_pause(table, now);
    if (now >= request->until) refuse_request(table, now);
}

bool is_over(const TableState& table, const GamePause::Running& running, TimePoint now) {
    return now >= running.until ||
           (running.kind == GamePause::Kind::more_time && !is_person_asked(table));
}

}  // namespace

void update_pause(TableState& table, TimePoint now) {
    if (table.journal.is_frozen()) return;
    if (!table.match.is_running()) return table.pause.clear();
    update_request(table, now);
    const auto& running = table.pause.running();
    if (!running || !is_over(table, *running, now)) return;
    table.changes().add_event(at_table::Resumed{});
    end_pause(table, now);
}

MaybeError Pausing::check_request(GamePause::Kind kind, TimePoint now) const {
    const GamePause& pause = table_.pause;
    if (!table_.match.is_running()) {
        return error(ErrorCode::game_not_started, "no game is under way");
    }
    if (!table_.config.is_private) return no_pause("only a game at a private table is paused");
    if (table_.config.is_days()) return no_pause("a game played in days is not paused");
    if (pause.is_running() || table_.standstill.is_active()) return no_pause("all clocks stand");
    if (pause.request()) return no_pause("you ask for something else already");
    if (kind == GamePause::Kind::more_time &&
        (!table_.config.decision_ms || !is_person_asked(table_))) {
        return no_pause("nobody's time is running");
    }
    const auto next = pause.next_request_at();
    if (!next || now >= *next) return {};
    return too_soon(*next - now, "this was refused only a short time ago");
}

MaybeError Pausing::ask(PlayerKey host, GamePause::Kind kind, std::uint8_t minutes, TimePoint now) {
    const auto& open = table_.pause.request();
    if (open && open->host == host && open->kind == kind && open->minutes == minutes) return {};
    if (auto problem = check_request(kind, now)) return problem;
    table_.pause.ask({.kind = kind,
                      .minutes = minutes,
                      .host = host,
                      .decision = table_.match.open_decision(),
                      .until = now + table_.limits.pause_request_ms});
    if (const Seat seat = table_.seating.seat_of(host); seat != kNobody) table_.pause.accept(seat);
    update_pause(table_, now);
    return {};
}

// One that comes twice, or late, changes nothing.
MaybeError Pausing::accept(PlayerKey key, bool accept, TimePoint now) {
    const Seat seat = table_.seating.seat_of(key);
    if (seat == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    update_pause(table_, now);
    if (accept && table_.pause.is_running()) return {};
    if (!table_.pause.request()) return no_pause("the host asks for nothing");
    if (accept) {
        table_.pause.accept(seat);
        update_pause(table_, now);
    } else {
        refuse_request(table_, now);
    }
    return {};
}

void Pausing::resume(Seat seat, TimePoint now) {
    if (!table_.pause.is_running()) return;
    table_.changes().add_event(
        seat == kNobody ? at_table::Resumed{}
                        : at_table::Resumed{seat, table_.seating.occupant_at(seat).name});
    end_pause(table_, now);
}

MaybeError Pausing::before_action(Seat seat, TimePoint now) {
    update_pause(table_, now);
    const auto& running = table_.pause.running();
    if (!running) return {};
    if (running->kind == GamePause::Kind::pause) {
        if (table_.seating.occupant_at(seat).program) return {};
        return error(ErrorCode::paused, "the game is paused; table.go_on ends the pause");
    }
    end_pause(table_, now);
    return {};
}

std::vector<Seat> seats_to_accept(const GamePause& pause, const Seating& seating) {
    std::vector<Seat> missing;
    if (!pause.request()) return missing;
    const auto& seats = seating.seats();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const auto& o = seats[i];
        const bool is_asked = has_person(o) && !o->program && !o->away && !o->is_played_by_house();
        if (is_asked && !pause.request()->accepted.contains(static_cast<Seat>(i))) {
            missing.push_back(static_cast<Seat>(i));
        }
    }
    return missing;
}

std::optional<protocol::PauseRequestInfo> pause_request_info(const GamePause& pause,
                                                             const Seating& seating) {
    const auto& request = pause.request();
    if (!request) return std::nullopt;
    return protocol::PauseRequestInfo{.kind = request->kind,
                                      .minutes = request->minutes,
                                      .until_ms = request->until.ms,
                                      .seats = seats_to_accept(pause, seating)};
}

std::optional<protocol::PauseInfo> pause_info(const GamePause& pause) {
    const auto& running = pause.running();
    if (!running) return std::nullopt;
    return protocol::PauseInfo{running->kind, running->until.ms};
}

}  // namespace vegas::core
