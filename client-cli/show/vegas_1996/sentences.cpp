// What happens at the gaming tables of `vegas-1996`.
#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

namespace {

std::string table_words(std::int64_t number) { return "table " + std::to_string(number); }

}  // namespace

std::string sentence(const event::PawnPlaced& e, const Teller& tell) {
    return tell.does(e, "starts at ", "start at ") + table_words(e.table) + ".";
}

std::string sentence(const event::PawnMoved& e, const Teller& tell) {
    return tell.does(e, "changes to ", "change to ") + table_words(e.table) + ".";
}

std::string sentence(const event::CardPlayed& e, const Teller& tell) {
    const std::string plays = tell.does(e, "plays ", "play ");
    const AnyAction& card = e.choice.kind;
    if (std::holds_alternative<action::MaryChip>(card)) return plays + "the Mary Chip.";
    if (const auto* front_man = std::get_if<action::FrontMan>(&card)) {
        return plays + "a Front-man for " + table_words(front_man->table) + ".";
    }
    if (const auto* good_luck = std::get_if<action::GoodLuck>(&card)) {
        return plays + "Good Luck " + std::to_string(good_luck->number) + ".";
    }
    return plays + "a card.";
}

std::string sentence(const event::CounterPlaced& e, const Teller& tell) {
    const std::string text = tell.does(e, "puts", "put") + " a counter on " + table_words(e.table);
    if (!e.replaced) return text + ".";
    const auto you = tell.scene.names.you();
    const bool yours = you && *e.replaced == static_cast<std::int64_t>(*you);
    return text + "; " + (yours ? "yours" : tell.owner(*e.replaced) + "'s") + " is removed.";
}

std::string sentence(const event::NothingPlaced& e, const Teller& tell) {
    return tell.does(e, "finds", "find") + " no space at " + table_words(e.table) + ".";
}

std::string sentence(const event::DuelStarted& e, const Teller& tell) {
    return tell.does(e, "challenges ", "challenge ") + tell.owner(e.defender) +
           " to a duel for a space of " + table_words(e.table) + ".";
}

std::string sentence(const event::DuelEnded& e, const Teller& tell) {
    if (!e.seat) return "The duel is a draw: both counters go back to their owners.";
    return tell.does(e, "has won the duel and the space.", "have won the duel and the space.");
}

std::string sentence(const event::MaryMoved& e, const Teller&) {
    if (!e.table) return "Mary moves on; nothing is scored.";
    return "Mary comes to " + table_words(*e.table) + ".";
}

std::string sentence(const event::ChipWon& e, const Teller& tell) {
    return tell.does(e, "wins ", "win ") +
           tell.scene.style.paint(Ink::money, std::to_string(e.value)) + " at " +
           table_words(e.table) + ", which closes.";
}

std::string sentence(const event::ChipDiscarded& e, const Teller&) {
    return "Nobody wins the " + std::to_string(e.value) + " at " + table_words(e.table) +
           ", which closes.";
}

}  // namespace vegas::cli
