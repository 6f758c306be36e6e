// What happens in every Las Vegas game.
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/common/grammar.hpp"
#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

std::string sentence(const event::RoundStarted& e, const Teller& tell) {
    return "Round " + std::to_string(e.round) + " starts. " + tell.does(e, "begins.", "begin.");
}

std::string sentence(const event::RoundEnded& e, const Teller&) {
    return "Round " + std::to_string(e.round) + " ends.";
}

std::string sentence(const event::CardsDealt& e, const Teller&) {
    std::string text = "Money on the table:";
    for (std::size_t i = 0; i < e.casinos.size(); ++i) {
        text += (i == 0 ? " " : ", ") + casino_words(static_cast<std::int64_t>(i + 1));
        for (const auto card : e.casinos[i]) text += " " + thousands(card);
    }
    return text + ".";
}

std::string sentence(const event::ChipsGiven& e, const Teller&) {
    return "Everybody gets " + counted(e.chips, "chip") + ".";
}

std::string sentence(const event::NeutralRolled& e, const Teller& tell) {
    const std::string faces = faces_words(faces_of(e), tell.scene.style);
    if (!e.seat) return "Neutral dice are rolled and lie where they show: " + faces + ".";
    return tell.does(e, "rolls", "roll") + " the neutral dice; they lie where they show: " + faces +
           ".";
}

std::string sentence(const event::Rolled& e, const Teller& tell) {
    return tell.does(e, "rolls", "roll") + "  " + faces_words(faces_of(e), tell.scene.style);
}

std::string sentence(const event::Placed& e, const Teller& tell) {
    return tell.does(e, "places", "place") + " " + dice_words(dice_of(e)) + " in " +
           casino_words(e.casino) + ".";
}

std::string sentence(const event::Passed& e, const Teller& tell) {
    std::string paid = purse_words(Purse{
        .chips = e.chips.value_or(0), .skip_money = 0, .skip_cards = e.skip_cards.value_or(0)});
    if (paid.empty() && e.dollars) paid = dollars(*e.dollars);
    if (paid.empty()) return tell.does(e, "passes.", "pass.");
    return tell.does(e, "passes", "pass") + " for " + paid + " and " +
           (tell.is_you(actor_of(e)) ? "take" : "takes") + " the dice back.";
}

std::string sentence(const event::Tied& e, const Teller& tell) {
    return "Casino " + std::to_string(e.casino) + ": " + tell.owners(e.owners) + " tie with " +
           std::to_string(e.count) + " each and get nothing.";
}

std::string sentence(const event::CardWon& e, const Teller& tell) {
    return "Casino " + std::to_string(e.casino) + ": " + tell.money(e.dollars) + " for " +
           tell.owner(e.seat) + ".";
}

std::string sentence(const event::CardReturned& e, const Teller& tell) {
    std::string text = "Casino " + std::to_string(e.casino) + ": " + dollars(e.dollars);
    if (!e.owner.is_nobody()) text += ", won by " + tell.owner(e.owner) + ",";
    return text + " goes back.";
}

}  // namespace vegas::cli
