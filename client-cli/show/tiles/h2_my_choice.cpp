#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/standing.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::my_choice::On>& tile, const Scene& scene) {
    Pieces pieces = black_pieces(tile.black, scene.texts);
    if (scene.texts.speech()) {
        const std::string name = tile.golden ? name_on_tile({tile.golden->owner}, scene) : "";
        pieces.push_back(tile.golden ? scene.texts("tile.state.golden_taken", {{"name", name}})
                                     : scene.texts("tile.state.golden_free"));
        return pieces;
    }
    if (tile.golden) {
        const std::string die = die_sign(tile.golden->die, scene.style);
        pieces.push_back(scene.texts("on_tile.gold", {{"die", die}}) + " " +
                         name_on_tile({tile.golden->owner}, scene));
    }
    return pieces;
}

ActionText words(const Answer<Act::choose>& choose, const Said& said) {
    const Texts& texts = said.scene.texts;
    const Fills fills = {{"number", choose.number}, {"paid", stake_words(said)}};
    if (has_stake(said)) return {.label = texts("choice.choose_paid", fills)};
    switch (choose.number) {
    case 4: return {.label = texts("choice.choose_4")};
    case 5: return {.label = texts("choice.choose_5")};
    case 6: return {.label = texts("choice.choose_6")};
    default: return {.label = texts("choice.choose", fills)};
    }
}

// Where the server tells of no tile that would be activated, nothing would happen. [H2-1]
ActionText words(const Answer<Act::activate>& activate, const Said& said) {
    const Scene& scene = said.scene;
    const auto& tile = casino_at(scene.view, activate.casino).tile;
    const std::string title = tile ? scene.faces.title(word_of(*tile)) : "";
    return {.label = scene.texts(
                said.shows.tile ? "choice.activate" : "choice.activate_idle",
                {{"tile", scene.style.paint(Ink::tile, title)}, {"casino", activate.casino}})};
}

ActionText words(const Answer<Act::put_golden>& put, const Said& said) {
    const Texts& texts = said.scene.texts;
    const std::string what = texts(die_key("choice.golden_", put.die));
    if (!said.shows.dollars) return {.label = what};
    const std::string money = said.scene.money(*said.shows.dollars);
    return {.label = texts("choice.at_payout", {{"what", what}, {"money", money}})};
}

}  // namespace vegas::cli
