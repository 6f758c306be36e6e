#include "engine/las_vegas/tiles/a1_lucky_punch.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::lucky_punch::Contents>&, const RenderContext&) {
    return {};
}

ActionText describe(const ActionOf<Act::hide>& hide, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    if (!has_stake(details)) return {.label = texts("choice.hide", {{"number", hide.fist}})};
    return {.label =
                texts("choice.hide_for", {{"number", hide.fist}, {"paid", stake_text(details)}})};
}

ActionText describe(const ActionOf<Act::guess>& guess, const ActionDetails& details) {
    return {.label = details.context.texts("choice.guess", {{"number", guess.fist}})};
}

Sentence sentence_on_reveal(const ActionOf<Act::hide>& hide, const PersonArg& who) {
    return sentence_about("event.revealed_fist", who, {{"fist", hide.fist}});
}

Sentence sentence(const WireStruct<las_vegas::lucky_punch::Guessed>& e) {
    return plain_sentence(e);
}

}  // namespace vegas::cli
