// What happens with several tiles, and the move that two of them give.
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "engine/las_vegas/events.hpp"

namespace vegas::cli {

// The page shows the bank beside the board.
Sentence sentence(const WireStruct<las_vegas::BankShown>& e) {
    if (e.cards.empty()) return make_sentence("says.bank_empty");
    return make_sentence("says.bank_shown", {{"cards", BankArg{e.cards}}});
}

Sentence sentence(const WireStruct<las_vegas::TilesLaid>& e) {
    TilesArg tiles;
    for (const auto& tile : e.tiles) {
        if (tile) tiles.ids.push_back(*tile);
    }
    if (tiles.ids.empty()) return make_sentence("event.no_tiles_laid");
    return make_sentence("event.tiles_laid", {{"tiles", std::move(tiles)}});
}

Sentence sentence(const WireStruct<las_vegas::BlackRolled>& e) {
    return sentence_about("event.black_rolled", e,
                          {{"tile", TileArg{e.tile}}, {"dice", DiceArg{.faces = e.dice}}});
}

Sentence sentence(const WireStruct<las_vegas::Paid>& e) {
    const SentenceArg paid =
        e.dollars ? SentenceArg(MoneyArg{*e.dollars}) : SentenceArg(ChipsArg{e.chips.value_or(0)});
    return sentence_about("event.paid", e, {{"tile", TileArg{e.tile}}, {"paid", paid}});
}

// On which space a counter stands is seen on the board.
Sentence sentence(const WireStruct<las_vegas::CounterMoved>& e) {
    if (!e.dollars) return kNoSentence;
    return make_sentence("event.counter_moved",
                         {{"tile", TileArg{e.tile}}, {"money", MoneyArg{*e.dollars}}});
}

ActionText describe(const ActionOf<Act::turn_die>& turn, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const Fills fills = {{"face", turn.face}, {"die", die_sign(turn.die, details.context.style)}};
    return {
        .label = texts(die_key("choice.turn_", turn.die), fills) + outcome_text(details, turn.face),
        .group = texts("choice.turn_group"),
        .brief = texts("choice.turn_brief", fills) + change_text(details)};
}

ActionText describe(const ActionOf<Act::take_back>& take, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const Fills fills = {{"casino", take.casino},
                         {"die", die_sign(take.die, details.context.style)}};
    return {.label = texts(die_key("choice.back_", take.die), fills) + outcome_text(details),
            .group = texts("choice.back_group"),
            .brief = texts("choice.back_brief", fills) + change_text(details)};
}

Sentence sentence(const WireStruct<las_vegas::TileActivated>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::Declined>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::TokenTaken>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::TokenReturned>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::DieTurned>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::DieTakenBack>& e) { return plain_sentence(e); }

}  // namespace vegas::cli
