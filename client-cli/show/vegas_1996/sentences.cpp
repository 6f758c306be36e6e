// What happens at the gaming tables of `vegas-1996`.
#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {

Sentence sentence(const Read<vegas_1996::CardPlayed>& e) {
    const AnyAction& card = e.choice.kind;
    if (const auto* front_man = std::get_if<Answer<Act::front_man>>(&card)) {
        return about("event.card_front_man", e, {{"table", front_man->table}});
    }
    if (const auto* good_luck = std::get_if<Answer<Act::good_luck>>(&card)) {
        return about("event.card_good_luck", e, {{"number", good_luck->number}});
    }
    return about("event.card_mary_chip", e);
}

Sentence sentence(const Read<vegas_1996::CounterPlaced>& e) {
    if (!e.replaced) return about("event.counter_placed", e, {{"table", e.table}});
    return about("event.counter_replaced", e,
                 {{"table", e.table}, {"other", say::Who{*e.replaced}}});
}

Sentence sentence(const Read<vegas_1996::DuelEnded>& e) {
    return e.seat ? about("event.duel_won", e) : tell("event.duel_drawn");
}

Sentence sentence(const Read<vegas_1996::MaryMoved>& e) {
    if (!e.table) return tell("event.mary_on_blank");
    return tell("event.mary_moved", {{"table", *e.table}});
}

}  // namespace vegas::cli
