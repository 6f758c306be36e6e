#include "client-cli/show/sentences.hpp"

#include <functional>
#include <map>

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/purse.hpp"

namespace vegas::cli {

namespace {

struct Teller {
    const json& event;
    const SeatNames& names;
    const Style& style;

    [[nodiscard]] std::optional<std::size_t> seat() const {
        const auto number = as_int(field(event, "seat"));
        if (!number || *number < 0) return std::nullopt;
        return static_cast<std::size_t>(*number);
    }

    [[nodiscard]] bool you() const { return seat() && names.is_you(*seat()); }

    // Who did it: "You", or a name in the colour of the seat.
    [[nodiscard]] std::string who() const {
        if (you()) return style.paint_seat(*seat(), "You");
        const std::string name = text_of(event, "name");
        if (!seat()) return name.empty() ? "Somebody" : names.safe(name);
        return style.paint_seat(*seat(), name.empty() ? names.full(*seat()) : names.safe(name));
    }

    // "Anna rolls", "You roll".
    [[nodiscard]] std::string does(const char* others, const char* you_do) const {
        return who() + " " + (you() ? you_do : others);
    }

    [[nodiscard]] std::string owner(const json& value) const {
        const auto number = as_int(value);
        if (!number || *number < 0) return names.owner(value);
        const auto index = static_cast<std::size_t>(*number);
        return style.paint_seat(index, names.is_you(index) ? "you" : names.full(index));
    }

    [[nodiscard]] std::string number(const char* key) const {
        return std::to_string(int_of(event, key));
    }

    [[nodiscard]] std::string money() const { return dollars(int_of(event, "dollars")); }
};

using Tell = std::string (*)(const Teller&);

std::string list_text(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

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
    std::vector<std::string> owners;
    const json& list = field(tell.event, "owners");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        owners.push_back(tell.owner(list[i]));
    }
    return "Casino " + tell.number("casino") + ": " + list_text(owners) + " tie with " +
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
    std::vector<std::string> winners;
    const json& list = field(tell.event, "winners");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        winners.push_back(tell.owner(list[i]));
    }
    if (winners.empty()) return "The game has ended.";
    const bool you_alone = winners.size() == 1 && tell.names.you() == as_int(list[0]);
    if (you_alone) return "The game has ended. You win!";
    return "The game has ended. " + list_text(winners) + (winners.size() == 1 ? " wins!" : " win!");
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
    const auto found = tellers().find(text_of(event, "kind"));
    if (found == tellers().end()) return std::nullopt;
    return found->second(Teller{event, names, style});
}

}  // namespace vegas::cli
