#include "client-cli/show/sentences.hpp"

#include <map>

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/purse.hpp"
#include "client-cli/show/teller.hpp"
#include "client-cli/show/tile_sentences.hpp"
#include "client-cli/show/vegas_1996_sentences.hpp"

namespace vegas::cli {

namespace {

std::string bot_added(const Teller& tell) { return tell.who() + " (a house bot) sits down."; }
std::string joined(const Teller& tell) {
    return tell.seat() ? tell.does("sits down.", "sit down.") : tell.who() + " looks on.";
}
std::string gone(const Teller& tell) { return tell.does("leaves the table.", "leave the table."); }
std::string away(const Teller& tell) {
    return tell.does("is away (connection lost).", "are away (connection lost).");
}
std::string back(const Teller& tell) { return tell.does("is back.", "are back."); }
std::string ready(const Teller& tell) { return tell.does("is ready.", "are ready."); }
std::string not_ready(const Teller& tell) {
    return tell.does("is not ready any more.", "are not ready any more.");
}
std::string rematch(const Teller& tell) {
    return tell.does("wants a rematch: the table is open again.",
                     "want a rematch: the table is open again.");
}
std::string host_changed(const Teller& tell) {
    return tell.names.safe(text_of(tell.event, "name")) + " is the host now.";
}
std::string timed_out(const Teller& tell) {
    return "Time is up: the house decides for " + tell.owner(field(tell.event, "seat")) + ".";
}
std::string game_started(const Teller& tell) {
    return "The game starts. " + tell.does("begins.", "begin.");
}
std::string round_started(const Teller& tell) {
    return "Round " + tell.number("round") + " starts. " + tell.does("begins.", "begin.");
}
std::string round_ended(const Teller& tell) { return "Round " + tell.number("round") + " ends."; }

std::string cards_dealt(const Teller& tell) {
    std::string text = "Money on the table:";
    const json& casinos = field(tell.event, "casinos");
    for (std::size_t i = 0; casinos.is_array() && i < casinos.size(); ++i) {
        text += std::string(i == 0 ? "" : ",") + " casino " + std::to_string(i + 1);
        for (const json& card : casinos[i]) text += " " + thousands(as_int(card).value_or(0));
    }
    return text + ".";
}

std::string chips_given(const Teller& tell) {
    const auto count = int_of(tell.event, "chips");
    return "Everybody gets " + std::to_string(count) + (count == 1 ? " chip." : " chips.");
}

std::string neutral_rolled(const Teller& tell) {
    const std::string faces = faces_words(tell.event, tell.style);
    if (!tell.seat()) return "Neutral dice are rolled and lie where they show: " + faces + ".";
    return tell.does("rolls", "roll") + " the neutral dice; they lie where they show: " + faces +
           ".";
}

std::string rolled(const Teller& tell) {
    return tell.does("rolls", "roll") + "  " + faces_words(tell.event, tell.style);
}

std::string placed(const Teller& tell) {
    return tell.does("places", "place") + " " + dice_words(dice_of(tell.event)) + " in casino " +
           tell.number("casino") + ".";
}

std::string passed(const Teller& tell) {
    std::string paid;
    if (has(tell.event, "chips") || has(tell.event, "skip_cards")) {
        paid = purse_words(tell.event);
    } else if (has(tell.event, "dollars")) {
        paid = tell.money();
    }
    if (paid.empty()) return tell.does("passes.", "pass.");
    return tell.does("passes", "pass") + " for " + paid + " and " +
           (tell.you() ? "take" : "takes") + " the dice back.";
}

std::string tied(const Teller& tell) {
    return "Casino " + tell.number("casino") + ": " + tell.owners("owners") + " tie with " +
           tell.number("count") + " each and get nothing.";
}

std::string card_won(const Teller& tell) {
    const std::string winner = tell.owner(field(tell.event, "seat"));
    return "Casino " + tell.number("casino") + ": " + tell.style.paint(Ink::money, tell.money()) +
           " for " + winner + ".";
}

std::string card_returned(const Teller& tell) {
    std::string text = "Casino " + tell.number("casino") + ": " + tell.money();
    if (has(tell.event, "owner")) {
        text += ", won by " + tell.owner(field(tell.event, "owner")) + ",";
    }
    return text + " goes back.";
}

std::string game_ended(const Teller& tell) {
    const json& list = field(tell.event, "winners");
    if (!list.is_array() || list.empty()) return "The game has ended.";
    const bool alone = list.size() == 1;
    if (alone && tell.names.you() && as_int(list[0]) == static_cast<int>(*tell.names.you())) {
        return "The game has ended. You win!";
    }
    return "The game has ended. " + tell.owners("winners") + (alone ? " wins!" : " win!");
}

const std::map<std::string, Tell, std::less<>>& tellers() {
    static const std::map<std::string, Tell, std::less<>> kTellers = {
        {"joined", joined},
        {"left", gone},
        {"away", away},
        {"back", back},
        {"ready", ready},
        {"not_ready", not_ready},
        {"bot_added", bot_added},
        {"bot_removed", gone},
        {"rematch", rematch},
        {"host_changed", host_changed},
        {"timed_out", timed_out},
        {"game_started", game_started},
        {"round_started", round_started},
        {"round_ended", round_ended},
        {"cards_dealt", cards_dealt},
        {"chips_given", chips_given},
        {"neutral_rolled", neutral_rolled},
        {"rolled", rolled},
        {"placed", placed},
        {"passed", passed},
        {"tied", tied},
        {"card_won", card_won},
        {"card_returned", card_returned},
        {"game_ended", game_ended},
    };
    return kTellers;
}

}  // namespace

std::optional<std::string> sentence_of(const json& event, const SeatNames& names,
                                       const Style& style) {
    const std::string kind = text_of(event, "kind");
    const auto found = tellers().find(kind);
    Tell tell = found == tellers().end() ? tile_teller(kind) : found->second;
    if (tell == nullptr) tell = vegas_1996_teller(kind);
    if (tell == nullptr) return std::nullopt;
    return tell(Teller{event, names, style});
}

}  // namespace vegas::cli
