// What happens with several tiles, and the move that two of them give.
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

// The page shows the bank beside the board.
Sentence sentence(const Read<las_vegas::BankShown>& e) {
    if (e.cards.empty()) return tell("says.bank_empty");
    return tell("says.bank_shown", {{"cards", say::Bank{e.cards}}});
}

Sentence sentence(const Read<las_vegas::TilesLaid>& e) {
    say::Tiles tiles;
    for (const auto& tile : e.tiles) {
        if (tile) tiles.ids.push_back(*tile);
    }
    if (tiles.ids.empty()) return tell("event.no_tiles_laid");
    return tell("event.tiles_laid", {{"tiles", std::move(tiles)}});
}

Sentence sentence(const Read<las_vegas::BlackRolled>& e) {
    return about("event.black_rolled", e,
                 {{"tile", say::Tile{e.tile}}, {"dice", say::Dice{.faces = e.dice}}});
}

Sentence sentence(const Read<las_vegas::Paid>& e) {
    const say::Arg paid =
        e.dollars ? say::Arg(say::Money{*e.dollars}) : say::Arg(say::Chips{e.chips.value_or(0)});
    return about("event.paid", e, {{"tile", say::Tile{e.tile}}, {"paid", paid}});
}

// On which space a counter stands is seen on the board.
Sentence sentence(const Read<las_vegas::CounterMoved>& e) {
    if (!e.dollars) return kUntold;
    return tell("event.counter_moved",
                {{"tile", say::Tile{e.tile}}, {"money", say::Money{*e.dollars}}});
}

ActionText words(const Answer<Act::turn_die>& turn, const Said& said) {
    const Texts& texts = said.scene.texts;
    const Fills fills = {{"face", turn.face}, {"die", die_sign(turn.die, said.scene.style)}};
    return {.label = texts(die_key("choice.turn_", turn.die), fills) + then_of(said, turn.face),
            .group = texts("choice.turn_group"),
            .brief = texts("choice.turn_brief", fills) + change_of(said)};
}

ActionText words(const Answer<Act::take_back>& take, const Said& said) {
    const Texts& texts = said.scene.texts;
    const Fills fills = {{"casino", take.casino}, {"die", die_sign(take.die, said.scene.style)}};
    return {.label = texts(die_key("choice.back_", take.die), fills) + then_of(said),
            .group = texts("choice.back_group"),
            .brief = texts("choice.back_brief", fills) + change_of(said)};
}

}  // namespace vegas::cli
