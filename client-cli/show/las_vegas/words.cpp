// The actions of every Las Vegas game.
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kSignsMost = 8;
constexpr std::size_t kSignColumns = 9;

bool at_gaming_tables(const Scene& scene) {
    return std::holds_alternative<vegas_1996::Game>(scene.view.game);
}

}  // namespace

ActionText words(const action::Roll&, const Said& said) {
    if (at_gaming_tables(said.scene)) return {.label = "roll the gold die"};
    if (!said.action.members.empty()) return {.label = action_fields(said.action, said.scene)};
    return {.label = "roll the dice"};
}

ActionText words(const action::Place& place, const Said& said) {
    std::string text = casino_words(place.face);
    const DiceCount dice = dice_of(said.shows);
    if (dice.total() > 0) {
        text += "  " + left(dice_signs(dice, kSignsMost, said.scene.style), kSignColumns);
    }
    if (said.shows.wins) {
        const Owners tied = said.shows.tied.value_or(Owners());
        text += " then " + then_words({place.face, *said.shows.wins, tied}, said.scene);
    }
    return {.label = text + activates(said)};
}

ActionText words(const action::Pass&, const Said& said) {
    if (at_gaming_tables(said.scene)) return {.label = "pass"};
    const std::string price = price_words(said.shows.costs);
    if (price.empty()) return {.label = "pass: take the dice back, free of charge"};
    return {.label = "pass: pay " + price + ", take the dice back"};
}

ActionText words(const action::Decline&, const Said& said) {
    const std::string words = headline_of(said.scene).declined;
    return {.label = words.empty() ? "no, thank you" : words};
}

Headline headline(const ask::Roll&, const Scene& scene) {
    std::string words = "roll the dice.";
    if (at_gaming_tables(scene)) words = "roll the gold die.";
    for (const Action& action : scene.prompt->actions.value_or(std::vector<Action>())) {
        if (std::holds_alternative<action::PowerPlay>(action.kind)) {
            words = "roll the dice, or use Power Play.";
        }
    }
    return {.yours = words, .others = words};
}

Headline headline(const ask::Place&, const Scene&) {
    return {.yours = "choose a casino.", .others = "choose a casino."};
}

}  // namespace vegas::cli
