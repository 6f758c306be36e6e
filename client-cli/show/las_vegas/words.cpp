// The actions of every Las Vegas game.
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/headline.hpp"
#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kSignsMost = 8;
constexpr std::size_t kSignColumns = 9;

bool at_gaming_tables(const Scene& scene) {
    return std::holds_alternative<Read<vegas_1996::View>>(scene.view.game);
}

}  // namespace

ActionText words(const Answer<Act::roll>&, const Said& said) {
    const Texts& texts = said.scene.texts;
    if (at_gaming_tables(said.scene)) return {.label = texts("choice.roll_gold")};
    if (!said.action.members.empty()) return {.label = action_fields(said.action, said.scene)};
    return {.label = texts("choice.roll")};
}

ActionText words(const Answer<Act::place>& place, const Said& said) {
    const Texts& texts = said.scene.texts;
    std::string text = texts("choice.casino", {{"casino", place.face}});
    std::string brief = text;
    const DiceCount dice = dice_of(said.shows);
    if (texts.speech()) {
        if (dice.total() > 0) text += ", " + dice_words(dice, texts);
        return {.label = text + then_of(said, place.face) + activates(said)};
    }
    if (dice.total() > 0) {
        brief += " " + dice_signs(dice, kSignsMost, said.scene.style);
        text += "  " + left(dice_signs(dice, kSignsMost, said.scene.style), kSignColumns);
    }
    if (said.shows.wins) {
        const Owners tied = said.shows.tied.value_or(Owners());
        const std::string standing = then_words({place.face, *said.shows.wins, tied}, said.scene);
        text += " " + texts("choice.then", {{"standing", standing}});
        const std::string change = change_brief({place.face, *said.shows.wins, tied}, said.scene);
        if (!change.empty()) brief += " " + change;
    }
    const std::string more = activates(said);
    return {.label = text + more, .brief = brief + more};
}

ActionText words(const Answer<Act::pass>&, const Said& said) {
    const Texts& texts = said.scene.texts;
    if (at_gaming_tables(said.scene)) return {.label = texts("choice.pass")};
    const std::string cost = price_words(said.shows.costs, texts);
    if (cost.empty()) return {.label = texts("choice.pass_free")};
    return {.label = texts("choice.pass_for", {{"cost", cost}}),
            .brief = texts("choice.pass") + " (" + cost + ")"};
}

ActionText words(const Answer<Act::decline>&, const Said& said) {
    return {.label = decline_words(said.scene)};
}

}  // namespace vegas::cli
