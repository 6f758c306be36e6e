#include "engine/las_vegas/tiles/h2_my_choice.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"
#include "client-cli/show/las_vegas/standing.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::my_choice::Contents>& tile,
                     const RenderContext& context) {
    Pieces pieces = black_pieces(tile.black, context.texts);
    if (context.texts.speech()) {
        const std::string name = tile.golden ? name_on_tile({tile.golden->owner}, context) : "";
        pieces.push_back(tile.golden ? context.texts("tile.state.golden_taken", {{"name", name}})
                                     : context.texts("tile.state.golden_free"));
        return pieces;
    }
    if (tile.golden) {
        const std::string die = die_sign(tile.golden->die, context.style);
        pieces.push_back(context.texts("on_tile.gold", {{"die", die}}) + " " +
                         name_on_tile({tile.golden->owner}, context));
    }
    return pieces;
}

ActionText describe(const ActionOf<Act::choose>& choose, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const Fills fills = {{"number", choose.number}, {"paid", stake_text(details)}};
    if (has_stake(details)) return {.label = texts("choice.choose_paid", fills)};
    switch (choose.number) {
    case 4: return {.label = texts("choice.choose_4")};
    case 5: return {.label = texts("choice.choose_5")};
    case 6: return {.label = texts("choice.choose_6")};
    default: return {.label = texts("choice.choose", fills)};
    }
}

// Where the server tells of no tile that would be activated, nothing would happen. [H2-1]
ActionText describe(const ActionOf<Act::activate>& activate, const ActionDetails& details) {
    const RenderContext& context = details.context;
    const auto& tile = casino_at(context.view, activate.casino).tile;
    const std::string title = tile ? context.faces.title(word_of(*tile)) : "";
    return {.label = context.texts(
                details.shows.tile ? "choice.activate" : "choice.activate_idle",
                {{"tile", context.style.paint(Ink::tile, title)}, {"casino", activate.casino}})};
}

ActionText describe(const ActionOf<Act::put_golden>& put, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const std::string what = texts(die_key("choice.golden_", put.die));
    if (!details.shows.dollars) return {.label = what};
    const std::string money = details.context.money(*details.shows.dollars);
    return {.label = texts("choice.at_payout", {{"what", what}, {"money", money}})};
}

Sentence sentence(const WireStruct<las_vegas::my_choice::Chosen>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::my_choice::NotActivated>& e) {
    return plain_sentence(e);
}
Sentence sentence(const WireStruct<las_vegas::my_choice::GoldenFilled>& e) {
    return plain_sentence(e);
}
Sentence sentence(const WireStruct<las_vegas::my_choice::GoldenEmptied>& e) {
    return plain_sentence(e);
}

}  // namespace vegas::cli
