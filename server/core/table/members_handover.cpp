// Members: a friend who comes late plays on for a house bot, or for somebody who is absent.
#include <algorithm>

#include "server/core/table/members.hpp"

namespace vegas::core {

namespace at_table = protocol::at_table;

// Chance brings people together at quick tables, so no person's seat is given away there. The seat
// of somebody whom the host removed stays with the house.
bool Members::may_be_taken(Seat seat) const {
    if (seat < 0 || at(seat) >= seats_.size()) return false;
    const auto& o = seats_[at(seat)];
    if (!o || (!o->bot && !o->away)) return false;
    return o->player == kNoPlayer || (!quick_ && !removed_from_seat_.contains(o->id));
}

// A lost line is soon back, and so are people after a restart. At an open private table others than
// the host wait as long as the seat is kept.
Outcome Members::may_be_given(PlayerKey by, Seat seat, TimePoint now) const {
    const Occupant& o = *seats_[at(seat)];
    if (!o.is_person()) return {};
    const bool is_kept = !seats_fixed_ && is_private_ && !is_host(by);
    const TimePoint from = o.away_since + (is_kept ? kept_open_ms(o) : limits_->away_seat_ms);
    if (now >= from) return {};
    return error_with(ErrorCode::may_come_back, "the seat's player went only a short time ago",
                      "retry_after_ms", from - now);
}

std::optional<Seat> Members::wanted_by(const std::string& player) const {
    const auto want = want_of(player);
    return want == wants_.end() ? std::nullopt : std::optional(want->seat);
}

bool Members::stands(const Want& want) const {
    const auto it = spectators_.find(want.who.key);
    return it != spectators_.end() && it->second && may_be_taken(want.seat);
}

std::vector<Members::Want>::const_iterator Members::want_of(const std::string& player) const {
    return std::ranges::find_if(
        wants_, [&](const Want& want) { return want.who.id == player && stands(want); });
}

std::vector<protocol::Wanted> Members::wanted() const {
    std::vector<protocol::Wanted> all;
    for (const Want& want : wants_) {
        if (stands(want)) all.push_back({want.seat, want.who.id, want.who.name});
    }
    return all;
}

Outcome Members::want_seat(const Person& who, Seat seat, TimePoint now, Notes& notes) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (seats_[i] && seats_[i]->player == who.key) {  // also one that was left to the house
            return error_with(ErrorCode::already_seated,
                              "you have a seat at this table: join it to play there", "seat",
                              static_cast<std::int64_t>(i));
        }
    }
    if (at(seat) >= seats_.size()) {
        return error(ErrorCode::no_such_seat, "this table has no such seat");
    }
    if (!seats_[at(seat)]) {
        return error(ErrorCode::nobody_there, "this seat is free: join the table to sit there");
    }
    if (!may_be_taken(seat)) {
        return error(ErrorCode::seat_taken, "this seat is kept for its player");
    }
    if (decides(who.key)) {
        if (auto problem = may_be_given(who.key, seat, now)) return problem;
    }
    std::erase_if(wants_,
                  [&](const Want& want) { return want.who.key == who.key || !stands(want); });
    if (wants_.size() >= at(kSeatsMax)) {
        return error(ErrorCode::table_full, "too many others ask for seats");
    }
    wants_.push_back({who, seat});
    ++revision_;
    notes.event(at_table::SeatWanted{seat, who.name});
    return {};
}

bool Members::decides(PlayerKey by) const {
    if (!host_ || host_->key == by) return true;
    return !is_there(host_->key) && seat_of(by) != kNobody;
}

// The seat keeps what belongs to the game: its dice and money, and the seed that is in the dice.
Result<Members::Handed> Members::give_seat(PlayerKey by, const std::string& player, TimePoint now,
                                           Notes& notes) {
    const auto want = want_of(player);
    if (want == wants_.end()) {
        return error(ErrorCode::nobody_there, "this player does not ask for a seat");
    }
    const auto [who, seat] = *want;
    if (auto problem = may_be_given(by, seat, now)) return *problem;
    Occupant& o = *seats_[at(seat)];
    const Handed handed{seat, o.player};
    notes.event(at_table::TookOver{seat, who.name, o.name});
    if (is_host(handed.from)) pass_on_host(notes);  // rather to somebody who was there before
    o = Occupant{.player = who.key,
                 .id = who.id,
                 .name = who.name,
                 .program = who.program,
                 .ready = quick_,
                 .away_since = now,
                 .seed = seats_fixed_ ? o.seed : ""};
    wants_.erase(want);
    spectators_.erase(who.key);
    ++revision_;
    if (!host_) host_ = who;
    if (is_host(handed.from)) pass_on_host(notes);
    note_waiting(now);
    note_presence(now);
    return handed;
}

Outcome Members::refuse_seat(const std::string& player) {
    const auto want = want_of(player);
    if (want == wants_.end()) {
        return error(ErrorCode::nobody_there, "this player does not ask for a seat");
    }
    wants_.erase(want);
    ++revision_;
    return {};
}

}  // namespace vegas::core
