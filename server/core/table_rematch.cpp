// The same people once more: a finished table becomes an open one.
#include "server/core/journal.hpp"
#include "server/core/table.hpp"

namespace vegas::core {

using protocol::TableEventKind;
using protocol::TableStatus;

Outcome Table::rematch(PlayerKey key, const std::optional<std::string>& seed, TimePoint now) {
    const Seat asks = seat_of(key);
    if (asks == kNobody) return Error{ErrorCode::not_seated, "you have no seat at this table", {}};
    if (status_ == TableStatus::open && games_ > 1) return set_ready(key, true, seed);
    if (status_ != TableStatus::finished)
        return Error{ErrorCode::game_not_over, "the game is not over", {}};
    now_ = now;
    members_changed_ = true;
    status_ = TableStatus::open;
    config_.quick = false;
    clear_game();
    commit_to_seed();
    records_.push_back(journal::reopened(now, config_.id, game_id_, server_seed_));
    events_.on(TableEventKind::rematch, asks, seats_[at(asks)]->name);
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        Occupant& o = *seats_[i];
        if (o.player != kNoPlayer && o.bot) {  // its owner has left: nobody waits for that one
            o = house_bot(*o.bot, seat);
            events_.on(TableEventKind::bot_added, seat, o.name);
            record_seat(seat);
        } else if (o.is_person()) {
            o.ready = seat == asks;
            o.seed = seat == asks ? seed.value_or("") : "";
            o.away_since = now;
        }
    }
    if (host_ == kNoPlayer) {
        host_ = key;
        host_id_ = seats_[at(asks)]->id;
        events_.on(TableEventKind::host_changed, kNobody, seats_[at(asks)]->name);
    }
    return {};
}

// Decisions go on being counted, so that an action for an earlier game is never one for the next.
void Table::clear_game() {
    seed_shown_ = false;
    draws_.reset();
    game_.reset();
    answers_.clear();
    seals_ = {};
    house_decides_.reset();
    clock_.stop();
    for (auto& o : seats_) {
        o->hurried = false;
        o->last.reset();
    }
}

}  // namespace vegas::core
