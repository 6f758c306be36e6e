#include "server/core/table/handover.hpp"

#include <optional>

#include "server/core/table/absences.hpp"
#include "server/core/table/chat.hpp"
#include "server/core/table/match_runner.hpp"
#include "server/core/table/membership.hpp"

namespace vegas::core {

namespace at_table = protocol::at_table;

namespace {

Error does_not_ask() {
    return error(ErrorCode::nobody_there, "this player does not ask for a seat");
}

bool is_present(const Seating& seating, PlayerKey key) {
    if (const Seat seat = seating.seat_of(key); seat != kNobody) {
        return !seating.occupant_at(seat).away;
    }
    const auto it = seating.spectators().find(key);
    return it != seating.spectators().end() && it->second;
}

// Who gets the seat would be shown its choice.
MaybeError check_not_sealed(const Match& match, Seat seat) {
    if (match.seals().find(seat) == nullptr) return {};
    return error(ErrorCode::sealed_choice, "this seat has a sealed choice that is not shown yet");
}

MaybeError check_address(const TableState& table, const Person& who) {
    if (!is_address_seated(table, who.key)) return {};
    return error(ErrorCode::same_address, "somebody from your network already has a seat here");
}

}  // namespace

bool may_assign_seats(const Seating& seating, PlayerKey by) {
    const Person* host = seating.host();
    if (host == nullptr || host->key == by) return true;
    return !is_present(seating, host->key) && seating.seat_of(by) != kNobody;
}

MaybeError Handover::request(const Person& who, Seat seat, TimePoint now) {
    if (auto problem = check_people_only(table_, who)) return problem;
    const FairLimiter::Source from = table_.presence.source_of(who.key);
    if (const auto ms = table_.chat_limiter.try_request(from, table_.limits, now)) {
        return too_soon(*ms, "you ask for seats too often; wait a little");
    }
    if (auto problem = check_request(who, seat, now)) {
        table_.chat_limiter.refund_request(from);
        return problem;
    }
    table_.seat_requests.add({who, seat, from.network}, table_.seating);
    const bool alike = table_.seating.is_alike_to_seated(who.id, who.name);
    table_.changes().add_event(at_table::SeatRequested{seat, who.name, alike});
    return {};
}

MaybeError Handover::check_request(const Person& who, Seat seat, TimePoint now) const {
    const Seating& seating = table_.seating;
    const bool may_assign = may_assign_seats(seating, who.key);
    if (may_assign) {
        if (auto problem = check_not_sealed(table_.match, seat)) return problem;
    }
    if (const Seat owned = seating.owned_seat(who.key); owned != kNobody) {
        return error_with(ErrorCode::already_seated,
                          "you have a seat at this table: join it to play there", "seat", owned);
    }
    if (to_index(seat) >= seating.seats().size()) {
        return error(ErrorCode::no_such_seat, "this table has no such seat");
    }
    if (!seating.seats()[to_index(seat)]) {
        return error(ErrorCode::nobody_there, "this seat is free: join the table to sit there");
    }
    if (!is_takeable(seating, seat)) {
        return error(ErrorCode::seat_taken, "this seat is kept for its player");
    }
    if (auto problem = check_address(table_, who)) return problem;
    return may_assign ? check_assignable(who.key, seat, now) : MaybeError();
}

// A lost line is soon back, and so are people after a restart. At an open private table others than
// the host wait as long as the seat is kept.
MaybeError Handover::check_assignable(PlayerKey by, Seat seat, TimePoint now) const {
    const Occupant& o = table_.seating.occupant_at(seat);
    if (!o.is_person()) return {};
    if (table_.pause.is_running()) {
        return error(ErrorCode::paused, "in a pause nobody loses a seat");
    }
    if (table_.config.is_days() && table_.match.is_running()) return check_late(seat, now);
    const bool is_kept = !table_.seating.has_fixed_seats() && table_.config.is_private &&
                         !table_.seating.is_host(by);
    const TimePoint from =
        o.away_since + (is_kept ? seat_hold_ms(table_, o) : table_.limits.away_seat_ms);
    if (now >= from) return {};
    return error_with(ErrorCode::may_come_back, "the seat's player went only a short time ago",
                      "retry_after_ms", from - now);
}

// Who plays a move a day is away for days. The seat is free after its second deadline in a row.
MaybeError Handover::check_late(Seat seat, TimePoint now) const {
    const Occupant& o = table_.seating.occupant_at(seat);
    if (o.hurried) return {};
    const std::int64_t decision_ms = *table_.config.decision_ms;
    const bool is_asked = table_.match.deciding_seat() == seat;
    const std::int64_t first_ms =
        is_asked ? table_.clock.left_ms(now).value_or(decision_ms) : decision_ms;
    return error_with(ErrorCode::may_come_back, "the seat's player has not missed two deadlines",
                      "retry_after_ms", first_ms + (o.missed > 0 ? 0 : decision_ms));
}

Result<Handover::Assignment> Handover::assign(PlayerKey by, const std::string& player,
                                              TimePoint now) {
    if (table_.seed_exchange.is_active()) {
        return error(ErrorCode::game_started, "the game is about to start");
    }
    const auto request = table_.seat_requests.find(player, table_.seating);
    if (!request || is_address_seated(table_, request->who.key)) return does_not_ask();
    if (auto problem = check_not_sealed(table_.match, request->seat)) return *problem;
    if (auto problem = check_assignable(by, request->seat, now)) return *problem;
    if (auto problem = limit_seat_changes(table_, request->seat, now)) return *problem;
    const bool was_bots = table_.seating.occupant_at(request->seat).is_house_bot();
    const Assignment handed = assign_to(request->who, request->seat, now);
    Match& match = table_.match;
    if (was_bots) match.mark_played_by_house(handed.seat);
    if (match.is_running()) {
        match.on_player_replaced(handed.seat);
        MatchRunner(table_).on_player_changed(handed.seat, now);
    }
    return handed;
}

// The seat keeps what belongs to the game: its dice and money, and the seed that is in the dice.
// What its player did and missed before stays theirs.
Handover::Assignment Handover::assign_to(const Person& who, Seat seat, TimePoint now) {
    Seating& seating = table_.seating;
    Occupant& o = *seating.edit_seat(seat);
    const Assignment handed{seat, o.player};
    table_.changes().add_event(at_table::SeatTakenOver{seat, who.name, o.name});
    if (seating.is_host(handed.from)) reassign_host(table_);  // rather to one who was there before
    o = Occupant{.player = who.key,
                 .id = who.id,
                 .name = who.name,
                 .program = who.program,
                 .ready = seating.is_quick(),
                 .gives_seeds = who.gives_seeds,
                 .away_since = now,
                 .seed = seating.has_fixed_seats() ? o.seed : ""};
    table_.seat_requests.erase(who.id);
    seating.erase_spectator(who.key);
    if (seating.host() == nullptr) seating.set_host(who);
    if (seating.is_host(handed.from)) reassign_host(table_);
    table_.seat_requests.erase_if([this](const SeatRequests::Request& other) {
        return is_address_seated(table_, other.who.key);
    });
    update_start(table_, now);
    update_presence(table_, now);
    return handed;
}

MaybeError Handover::decline(const std::string& player) {
    if (!table_.seat_requests.find(player, table_.seating)) return does_not_ask();
    table_.seat_requests.erase(player);
    return {};
}

}  // namespace vegas::core
