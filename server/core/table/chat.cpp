#include "server/core/table/chat.hpp"

namespace vegas::core {

MaybeError Chat::send_phrase(const Person& who, protocol::Phrase phrase, TimePoint now) {
    const Seat seat = table_.seating.seat_of(who.key);
    ChatLimiter& limiter = table_.chat_limiter;
    const auto ms = seat != kNobody
                        ? limiter.try_say(seat, table_.limits, now)
                        : limiter.try_say(table_.presence.source_of(who.key), table_.limits, now);
    if (ms) {
        return too_soon(*ms, "too much is said; wait a little");
    }
    const bool alike = table_.seating.is_alike_to_seated(who.id, who.name);
    table_.changes().add_event(
        protocol::at_table::PhraseSent{who.id, who.name, seat, phrase, alike});
    return {};
}

MaybeError Chat::nudge(PlayerKey key, TimePoint now) {
    const Seat by = table_.seating.seat_of(key);
    if (by == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    const Match& match = table_.match;
    const Seat asked = match.is_running() ? match.deciding_seat() : kNobody;
    if (asked == kNobody || asked == by || !table_.seating.occupant_at(asked).is_person()) {
        return error(ErrorCode::nobody_there, "nobody else is asked just now");
    }
    if (table_.pause.is_running()) return error(ErrorCode::paused, "the game is paused");
    if (const auto ms = table_.chat_limiter.try_nudge(table_.limits, now)) {
        return too_soon(*ms, "give them a little time");
    }
    table_.changes().add_event(protocol::at_table::PlayerNudged{asked, by});
    return {};
}

}  // namespace vegas::core
