// What lasts of those at a table: what the journal is given of it, and how it comes back.
#include <algorithm>

#include "server/core/table/seating.hpp"

namespace vegas::core {

journal::Seated Seating::seat_record(Seat seat) const {
    const auto& o = seats_[to_index(seat)];
    if (!o) return {.seat = seat, .player = {}, .name = {}, .bot = {}, .seed = {}};
    return {.seat = seat,
            .player = o->id,
            .name = o->name,
            .bot = o->bot,
            .program = o->program,
            .ready = o->ready,
            .hurried = o->hurried,
            .seed = o->seed};
}

journal::Hosted Seating::host_record() const {
    return host_ ? journal::Hosted{host_->id, host_->name, host_->program} : journal::Hosted{};
}

void Seating::restore(const journal::Seated& record, PlayerKey key) {
    auto& o = seats_[to_index(record.seat)];
    o.reset();
    ++revision_;
    if (record.is_free()) return;
    if (!record.bot) removed_from_seat_.erase(record.player);
    o = Occupant{.player = key,
                 .id = record.player,
                 .name = record.name,
                 .bot = record.bot,
                 .program = record.program,
                 .ready = record.ready,
                 .hurried = record.hurried,
                 .seed = record.seed};
}

void Seating::restore(const journal::Hosted& record, PlayerKey key) {
    ++revision_;
    host_.reset();
    if (!record.player.empty()) host_ = Person{key, record.player, record.name, record.program};
}

void Seating::restore(const journal::Removed& record) {
    if (record.admitted) {
        (void)admit(record.player);
    } else {
        removed_.push_back({record.player, record.name});
        const bool has_seat =
            std::ranges::any_of(seats_, [&](const auto& o) { return o && o->id == record.player; });
        if (seats_fixed_ && has_seat) removed_from_seat_.insert(record.player);
    }
}

void Seating::mark_all_away(TimePoint now) {
    for (auto& o : seats_) {
        if (!o || !o->is_person()) continue;
        o->away = true;
        o->away_since = now;
    }
    deserted_since_ = now;
    spectators_unknown_ = true;
    update_start_timer(now);
    update_presence(now);
}

}  // namespace vegas::core
