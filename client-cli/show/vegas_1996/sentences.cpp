// What happens at the gaming tables of `vegas-1996`.
#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

Sentence sentence(const event::PawnPlaced& e) {
    return about("event.pawn_placed", e, {{"table", e.table}});
}

Sentence sentence(const event::PawnMoved& e) {
    return about("event.pawn_moved", e, {{"table", e.table}});
}

Sentence sentence(const event::CardPlayed& e) {
    const AnyAction& card = e.choice.kind;
    if (const auto* front_man = std::get_if<action::FrontMan>(&card)) {
        return about("event.card_front_man", e, {{"table", front_man->table}});
    }
    if (const auto* good_luck = std::get_if<action::GoodLuck>(&card)) {
        return about("event.card_good_luck", e, {{"number", good_luck->number}});
    }
    return about("event.card_mary_chip", e);
}

Sentence sentence(const event::CounterPlaced& e) {
    if (!e.replaced) return about("event.counter_placed", e, {{"table", e.table}});
    return about("event.counter_replaced", e,
                 {{"table", e.table}, {"other", say::Who{*e.replaced}}});
}

Sentence sentence(const event::NothingPlaced& e) {
    return about("event.nothing_placed", e, {{"table", e.table}});
}

Sentence sentence(const event::DuelStarted& e) {
    return about("event.duel_started", e, {{"table", e.table}, {"defender", say::Who{e.defender}}});
}

Sentence sentence(const event::DuelEnded& e) {
    return e.seat ? about("event.duel_won", e) : tell("event.duel_drawn");
}

Sentence sentence(const event::MaryMoved& e) {
    if (!e.table) return tell("event.mary_on_blank");
    return tell("event.mary_moved", {{"table", *e.table}});
}

Sentence sentence(const event::ChipWon& e) {
    return about("event.chip_won", e, {{"table", e.table}, {"value", e.value}});
}

Sentence sentence(const event::ChipDiscarded& e) {
    return tell("event.chip_discarded", {{"table", e.table}, {"value", e.value}});
}

}  // namespace vegas::cli
