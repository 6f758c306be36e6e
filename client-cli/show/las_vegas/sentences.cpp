// What happens in every Las Vegas game.
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {

// The page shows the cards being dealt; whoever reads a log would not know of them.
Sentence sentence(const WireStruct<las_vegas::CardsDealt>& e) {
    return make_sentence("says.casino_money", {{"casinos", CardsArg{e.casinos}}});
}

Sentence sentence(const WireStruct<las_vegas::ChipsGiven>& e) {
    return make_sentence("event.chips_given", {{"chips", ChipsArg{e.chips}}});
}

Sentence sentence(const WireStruct<las_vegas::NeutralRolled>& e) {
    const DiceArg dice{.faces = e.small, .big = e.big};
    if (!e.seat) return make_sentence("event.neutral_rolled", {{"dice", dice}});
    return sentence_about("event.neutral_rolled_by", e, {{"dice", dice}});
}

Sentence sentence(const WireStruct<Rolled>& e) {
    return sentence_about(
        "event.rolled", e,
        {{"dice",
          DiceArg{.faces = e.small, .big = e.big, .white = e.neutral.value_or(Numbers())}}});
}

Sentence sentence(const WireStruct<Passed>& e) {
    if (e.chips) return sentence_about("event.passed_for", e, {{"paid", ChipsArg{*e.chips}}});
    if (e.dollars) return sentence_about("event.passed_for", e, {{"paid", MoneyArg{*e.dollars}}});
    return sentence_about(e.skip_cards ? "event.passed_for_card" : "event.passed", e);
}

Sentence sentence(const WireStruct<las_vegas::Tied>& e) {
    return make_sentence("event.tied",
                         {{"casino", e.casino}, {"owners", e.owners}, {"count", e.count}});
}

Sentence sentence(const WireStruct<las_vegas::CardReturned>& e) {
    SentenceArgs args = {{"casino", e.casino}, {"money", MoneyArg{e.dollars}}};
    if (e.owner.is_nobody()) return make_sentence("event.card_returned", std::move(args));
    args.emplace_back("owner", Owners{e.owner});
    return make_sentence("event.card_returned_from", std::move(args));
}

Sentence sentence(const WireStruct<las_vegas::RoundStarted>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::RoundEnded>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::Placed>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::CardWon>& e) { return plain_sentence(e); }

}  // namespace vegas::cli
