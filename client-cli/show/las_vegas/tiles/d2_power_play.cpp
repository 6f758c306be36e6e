#include "engine/las_vegas/tiles/d2_power_play.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::power_play::Contents>& tile,
                     const RenderContext& context) {
    if (context.texts.speech()) return {token_words(tile.holder, context)};
    if (!tile.holder) return {context.texts("on_tile.token")};
    return {context.texts("on_tile.token_of"), name_on_tile({*tile.holder}, context)};
}

ActionText describe(const ActionOf<Act::power_play>& play, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const Fills fills = {{"face", play.face}, {"die", die_sign(play.die, details.context.style)}};
    std::string brief = texts("choice.turn_brief", fills) + change_text(details);
    if (details.shows.tile) brief += "  " + details.context.tile(*details.shows.tile);
    return {.label = texts(die_key("choice.power_", play.die), fills) +
                     outcome_text(details, play.face) + activation_text(details),
            .group = texts("choice.power_group"),
            .brief = std::move(brief)};
}

Sentence sentence(const WireStruct<las_vegas::power_play::PowerPlayed>& e) {
    return plain_sentence(e);
}

}  // namespace vegas::cli
