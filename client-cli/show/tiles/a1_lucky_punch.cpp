#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::A1&, const Scene&) { return {}; }

ActionText words(const action::Hide& hide, const Said& said) {
    const Texts& texts = said.scene.texts;
    if (!has_stake(said)) return {.label = texts("choice.hide", {{"number", hide.fist}})};
    return {.label =
                texts("choice.hide_for", {{"number", hide.fist}, {"paid", stake_words(said)}})};
}

ActionText words(const action::Guess& guess, const Said& said) {
    return {.label = said.scene.texts("choice.guess", {{"number", guess.fist}})};
}

Sentence sentence(const event::Guessed& e) { return about("event.guessed", e, {{"fist", e.fist}}); }

}  // namespace vegas::cli
