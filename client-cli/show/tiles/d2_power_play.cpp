#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::power_play::On>& tile, const Scene& scene) {
    if (scene.texts.speech()) return {token_words(tile.holder, scene)};
    if (!tile.holder) return {scene.texts("on_tile.token")};
    return {scene.texts("on_tile.token_of"), name_on_tile({*tile.holder}, scene)};
}

ActionText words(const Answer<Act::power_play>& play, const Said& said) {
    const Texts& texts = said.scene.texts;
    const Fills fills = {{"face", play.face}, {"die", die_sign(play.die, said.scene.style)}};
    std::string brief = texts("choice.turn_brief", fills) + change_of(said);
    if (said.shows.tile) brief += "  " + said.scene.tile(*said.shows.tile);
    return {.label = texts(die_key("choice.power_", play.die), fills) + then_of(said, play.face) +
                     activates(said),
            .group = texts("choice.power_group"),
            .brief = std::move(brief)};
}

}  // namespace vegas::cli
