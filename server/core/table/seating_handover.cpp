// Seating: a friend who comes late takes over from a house bot, or from somebody who is absent.
#include <algorithm>

#include "server/core/table/seating.hpp"

namespace vegas::core {

namespace at_table = protocol::at_table;

// Chance brings people together at quick tables, so no person's seat is given away there. The seat
// of somebody whom the host removed stays with the house.
bool Seating::is_takeable(Seat seat) const {
    if (seat < 0 || to_index(seat) >= seats_.size()) return false;
    const auto& o = seats_[to_index(seat)];
    if (!o || (!o->bot && !o->away)) return false;
    return o->player == kNoPlayer || (!quick_ && !removed_from_seat_.contains(o->id));
}

// A lost line is soon back, and so are people after a restart. At an open private table others than
// the host wait as long as the seat is kept.
MaybeError Seating::may_be_given(PlayerKey by, Seat seat, TimePoint now) const {
    const Occupant& o = *seats_[to_index(seat)];
    if (!o.is_person()) return {};
    const bool is_kept = !seats_fixed_ && is_private_ && !is_host(by);
    const TimePoint from = o.away_since + (is_kept ? seat_hold_ms(o) : limits_->away_seat_ms);
    if (now >= from) return {};
    return error_with(ErrorCode::may_come_back, "the seat's player went only a short time ago",
                      "retry_after_ms", from - now);
}

std::optional<Seat> Seating::requested_seat(const std::string& player) const {
    const auto want = find_seat_request(player);
    return want == seat_requests_.end() ? std::nullopt : std::optional(want->seat);
}

bool Seating::is_valid(const PendingSeatRequest& want) const {
    const auto it = spectators_.find(want.who.key);
    return it != spectators_.end() && it->second && is_takeable(want.seat);
}

std::vector<Seating::PendingSeatRequest>::const_iterator Seating::find_seat_request(
    const std::string& player) const {
    return std::ranges::find_if(seat_requests_, [&](const PendingSeatRequest& want) {
        return want.who.id == player && is_valid(want);
    });
}

std::vector<protocol::SeatRequest> Seating::seat_requests() const {
    std::vector<protocol::SeatRequest> all;
    for (const PendingSeatRequest& want : seat_requests_) {
        if (is_valid(want)) all.push_back({want.seat, want.who.id, want.who.name});
    }
    return all;
}

MaybeError Seating::request_seat(const Person& who, Seat seat, TimePoint now,
                                 PendingChanges& changes) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (seats_[i] && seats_[i]->player == who.key) {  // also one that was left to the house
            return error_with(ErrorCode::already_seated,
                              "you have a seat at this table: join it to play there", "seat",
                              static_cast<std::int64_t>(i));
        }
    }
    if (to_index(seat) >= seats_.size()) {
        return error(ErrorCode::no_such_seat, "this table has no such seat");
    }
    if (!seats_[to_index(seat)]) {
        return error(ErrorCode::nobody_there, "this seat is free: join the table to sit there");
    }
    if (!is_takeable(seat)) {
        return error(ErrorCode::seat_taken, "this seat is kept for its player");
    }
    if (may_assign_seats(who.key)) {
        if (auto problem = may_be_given(who.key, seat, now)) return problem;
    }
    std::erase_if(seat_requests_, [&](const PendingSeatRequest& want) {
        return want.who.key == who.key || !is_valid(want);
    });
    if (seat_requests_.size() >= to_index(kSeatsMax)) {
        return error(ErrorCode::table_full, "too many others ask for seats");
    }
    seat_requests_.push_back({who, seat});
    ++revision_;
    changes.add_event(at_table::SeatRequested{seat, who.name});
    return {};
}

bool Seating::may_assign_seats(PlayerKey by) const {
    if (!host_ || host_->key == by) return true;
    return !is_present(host_->key) && seat_of(by) != kNobody;
}

// The seat keeps what belongs to the game: its dice and money, and the seed that is in the dice.
Result<Seating::SeatAssignment> Seating::assign_seat(PlayerKey by, const std::string& player,
                                                     TimePoint now, PendingChanges& changes) {
    const auto want = find_seat_request(player);
    if (want == seat_requests_.end()) {
        return error(ErrorCode::nobody_there, "this player does not ask for a seat");
    }
    const auto [who, seat] = *want;
    if (auto problem = may_be_given(by, seat, now)) return *problem;
    Occupant& o = *seats_[to_index(seat)];
    const SeatAssignment handed{seat, o.player};
    changes.add_event(at_table::SeatTakenOver{seat, who.name, o.name});
    if (is_host(handed.from)) reassign_host(changes);  // rather to somebody who was there before
    o = Occupant{.player = who.key,
                 .id = who.id,
                 .name = who.name,
                 .program = who.program,
                 .ready = quick_,
                 .away_since = now,
                 .seed = seats_fixed_ ? o.seed : ""};
    seat_requests_.erase(want);
    spectators_.erase(who.key);
    ++revision_;
    if (!host_) host_ = who;
    if (is_host(handed.from)) reassign_host(changes);
    update_start_timer(now);
    update_presence(now);
    return handed;
}

MaybeError Seating::decline_seat_request(const std::string& player) {
    const auto want = find_seat_request(player);
    if (want == seat_requests_.end()) {
        return error(ErrorCode::nobody_there, "this player does not ask for a seat");
    }
    seat_requests_.erase(want);
    ++revision_;
    return {};
}

}  // namespace vegas::core
