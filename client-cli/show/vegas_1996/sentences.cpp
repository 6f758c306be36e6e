// What happens at the gaming tables of `vegas-1996`.
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "engine/vegas_1996/events.hpp"

namespace vegas::cli {

Sentence sentence(const WireStruct<vegas_1996::CardPlayed>& e) {
    const AnyAction& card = e.choice.kind;
    if (const auto* front_man = std::get_if<ActionOf<Act::front_man>>(&card)) {
        return sentence_about("event.card_front_man", e, {{"table", front_man->table}});
    }
    if (const auto* good_luck = std::get_if<ActionOf<Act::good_luck>>(&card)) {
        return sentence_about("event.card_good_luck", e, {{"number", good_luck->number}});
    }
    return sentence_about("event.card_mary_chip", e);
}

Sentence sentence(const WireStruct<vegas_1996::CounterPlaced>& e) {
    if (!e.replaced) return sentence_about("event.counter_placed", e, {{"table", e.table}});
    return sentence_about("event.counter_replaced", e,
                          {{"table", e.table}, {"other", PersonArg{*e.replaced}}});
}

Sentence sentence_on_reveal(const ActionOf<Act::duel>& duel, const PersonArg& who) {
    return sentence_about("event.revealed_duel", who, {{"number", duel.number}});
}

Sentence sentence(const WireStruct<vegas_1996::DuelEnded>& e) {
    return e.seat ? sentence_about("event.duel_won", e) : make_sentence("event.duel_drawn");
}

Sentence sentence(const WireStruct<vegas_1996::MaryMoved>& e) {
    if (!e.table) return make_sentence("event.mary_on_blank");
    return make_sentence("event.mary_moved", {{"table", *e.table}});
}

Sentence sentence(const WireStruct<vegas_1996::PawnPlaced>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<vegas_1996::PawnMoved>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<vegas_1996::NothingPlaced>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<vegas_1996::DuelStarted>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<vegas_1996::ChipWon>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<vegas_1996::ChipDiscarded>& e) { return plain_sentence(e); }

}  // namespace vegas::cli
