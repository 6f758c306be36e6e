// The actions of every Las Vegas game.
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/headline.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kSignsMost = 8;
constexpr std::size_t kSignColumns = 9;

}  // namespace

ActionText describe(const ActionOf<Act::roll>&, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    if (!details.action.members.empty()) {
        return {.label = action_fields(details.action, details.context)};
    }
    return {.label = texts("choice.roll")};
}

ActionText describe(const ActionOf<Act::place>& place, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    std::string text = texts("choice.casino", {{"casino", place.face}});
    std::string brief = text;
    const DiceCount dice = dice_of(details.shows);
    if (texts.speech()) {
        if (dice.total() > 0) text += ", " + dice_words(dice, texts);
        return {.label = text + outcome_text(details, place.face) + activation_text(details)};
    }
    if (dice.total() > 0) {
        brief += " " + dice_signs(dice, kSignsMost, details.context.style);
        text += "  " + left(dice_signs(dice, kSignsMost, details.context.style), kSignColumns);
    }
    if (details.shows.wins) {
        const Owners tied = details.shows.tied.value_or(Owners());
        const std::string standing =
            outcome_words_after({place.face, *details.shows.wins, tied}, details.context);
        text += " " + texts("choice.then", {{"standing", standing}});
        const std::string change =
            change_brief({place.face, *details.shows.wins, tied}, details.context);
        if (!change.empty()) brief += " " + change;
    }
    const std::string more = activation_text(details);
    return {.label = text + more, .brief = brief + more};
}

ActionText describe(const ActionOf<Act::pass>&, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const std::string cost = price_words(details.shows.costs, texts);
    if (cost.empty()) return {.label = texts("choice.pass_free")};
    return {.label = texts("choice.pass_for", {{"cost", cost}}),
            .brief = texts("choice.pass") + " (" + cost + ")"};
}

ActionText describe(const ActionOf<Act::decline>&, const ActionDetails& details) {
    return {.label = decline_words(details.context)};
}

}  // namespace vegas::cli
