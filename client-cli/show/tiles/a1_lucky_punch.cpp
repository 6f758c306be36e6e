#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::lucky_punch::On>&, const Scene&) { return {}; }

ActionText words(const Answer<Act::hide>& hide, const Said& said) {
    const Texts& texts = said.scene.texts;
    if (!has_stake(said)) return {.label = texts("choice.hide", {{"number", hide.fist}})};
    return {.label =
                texts("choice.hide_for", {{"number", hide.fist}, {"paid", stake_words(said)}})};
}

ActionText words(const Answer<Act::guess>& guess, const Said& said) {
    return {.label = said.scene.texts("choice.guess", {{"number", guess.fist}})};
}

}  // namespace vegas::cli
