#include "client-cli/show/vegas_1996_sentences.hpp"

#include <map>

#include "client-cli/fields.hpp"

namespace vegas::cli {

namespace {

std::string table(const Teller& tell) { return "table " + tell.number("table"); }

std::string pawn_placed(const Teller& tell) {
    return tell.does("starts at ", "start at ") + table(tell) + ".";
}

std::string pawn_moved(const Teller& tell) {
    return tell.does("changes to ", "change to ") + table(tell) + ".";
}

std::string card_played(const Teller& tell) {
    const json& choice = field(tell.event, "choice");
    const std::string kind = text_of(choice, "kind");
    const std::string plays = tell.does("plays ", "play ");
    if (kind == "mary_chip") return plays + "the Mary Chip.";
    if (kind == "front_man") {
        return plays + "a Front-man for table " + std::to_string(int_of(choice, "table")) + ".";
    }
    if (kind == "good_luck") {
        return plays + "Good Luck " + std::to_string(int_of(choice, "number")) + ".";
    }
    return plays + "a card.";
}

std::string counter_placed(const Teller& tell) {
    const std::string text = tell.does("puts", "put") + " a counter on " + table(tell);
    if (!has(tell.event, "replaced")) return text + ".";
    const json& replaced = field(tell.event, "replaced");
    const bool yours = tell.names.you() && replaced == *tell.names.you();
    return text + "; " + (yours ? "yours" : tell.owner(replaced) + "'s") + " goes home.";
}

std::string nothing_placed(const Teller& tell) {
    return tell.does("finds", "find") + " no space at " + table(tell) + ".";
}

std::string duel_started(const Teller& tell) {
    return tell.does("challenges ", "challenge ") + tell.owner(field(tell.event, "defender")) +
           " to a duel for a space of " + table(tell) + ".";
}

std::string duel_ended(const Teller& tell) {
    if (!tell.seat()) return "The duel is a draw: both counters go home.";
    return tell.does("has won the duel and the space.", "have won the duel and the space.");
}

std::string mary_moved(const Teller& tell) {
    if (!has(tell.event, "table")) return "Mary moves on; nothing is scored.";
    return "Mary comes to " + table(tell) + ".";
}

std::string chip_won(const Teller& tell) {
    return tell.does("wins ", "win ") + tell.style.paint(Ink::money, tell.number("value")) +
           " at " + table(tell) + ", which closes.";
}

std::string chip_discarded(const Teller& tell) {
    return "Nobody wins the " + tell.number("value") + " at " + table(tell) + ", which closes.";
}

}  // namespace

Tell vegas_1996_teller(std::string_view kind) {
    static const std::map<std::string, Tell, std::less<>> kTellers = {
        {"pawn_placed", pawn_placed},
        {"pawn_moved", pawn_moved},
        {"card_played", card_played},
        {"counter_placed", counter_placed},
        {"nothing_placed", nothing_placed},
        {"duel_started", duel_started},
        {"duel_ended", duel_ended},
        {"mary_moved", mary_moved},
        {"chip_won", chip_won},
        {"chip_discarded", chip_discarded},
    };
    const auto found = kTellers.find(kind);
    return found == kTellers.end() ? nullptr : found->second;
}

}  // namespace vegas::cli
