#include "client-cli/show/tile_sentences.hpp"

#include <map>

#include "client-cli/fields.hpp"
#include "client-cli/show/actions.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/tiles.hpp"

namespace vegas::cli {

namespace {

// "Jackpot: "
std::string tile(const Teller& tell, std::string_view id) {
    return tell.style.paint(Ink::tile, tile_name(id)) + ": ";
}

std::string tile(const Teller& tell) {
    const std::string id = text_of(tell.event, "tile");
    return id.empty() ? id : tile(tell, id);
}

std::string counted(std::int64_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

// "$30,000" or "2 chips".
std::string payment(const Teller& tell) {
    if (has(tell.event, "chips")) return counted(int_of(tell.event, "chips"), "chip", "chips");
    return tell.style.paint(Ink::money, tell.money());
}

// "9x30k, 7x40k": what the bank holds, by value.
std::string bank_shown(const Teller& tell) {
    std::map<std::int64_t, int> counts;
    const json& cards = field(tell.event, "cards");
    for (std::size_t i = 0; cards.is_array() && i < cards.size(); ++i) {
        ++counts[as_int(cards[i]).value_or(0)];
    }
    std::vector<std::string> words;
    words.reserve(counts.size());
    for (const auto& [value, count] : counts) {
        words.push_back(std::to_string(count) + "x" + thousands(value));
    }
    return "The bank holds " + (words.empty() ? "nothing" : list_text(words)) + ".";
}

std::string tiles_laid(const Teller& tell) {
    const json& tiles = field(tell.event, "tiles");
    std::vector<std::string> words;
    for (std::size_t i = 0; tiles.is_array() && i < tiles.size(); ++i) {
        if (!tiles[i].is_string()) continue;
        words.push_back(tell.style.paint(Ink::tile, tile_name(tiles[i].get<std::string>())) +
                        " at " + std::to_string(i + 1));
    }
    return words.empty() ? "No tiles in this round." : "Tiles: " + list_text(words) + ".";
}

std::string tile_activated(const Teller& tell) {
    const std::string name = tile_name(text_of(tell.event, "tile"));
    return tell.does("activates ", "activate ") + tell.style.paint(Ink::tile, name) + ".";
}

std::string black_rolled(const Teller& tell) {
    const json& dice = field(tell.event, "dice");
    std::vector<std::string> faces;
    std::int64_t sum = 0;
    for (std::size_t i = 0; dice.is_array() && i < dice.size(); ++i) {
        sum += as_int(dice[i]).value_or(0);
        faces.push_back(std::to_string(as_int(dice[i]).value_or(0)));
    }
    return tile(tell) + tell.does("throws ", "throw ") + list_text(faces) + " (" +
           std::to_string(sum) + ").";
}

std::string paid(const Teller& tell) {
    return tile(tell) + tell.does("gets ", "get ") + payment(tell) + " from the bank.";
}

std::string declined(const Teller& tell) { return tile(tell) + tell.does("declines.", "decline."); }

std::string counter_moved(const Teller& tell) {
    if (has(tell.event, "dollars")) return tile(tell) + tell.money() + " lie in it now.";
    if (int_of(tell.event, "space") == 0) return tile(tell) + "the counter is back at the start.";
    return tile(tell) + "the counter is on space " + tell.number("space") + ".";
}

std::string token_taken(const Teller& tell) {
    return tile(tell) + tell.does("takes the token.", "take the token.");
}

std::string token_returned(const Teller& tell) {
    return tile(tell) + tell.whose() + " token goes back to the tile.";
}

std::string power_played(const Teller& tell) {
    return tile(tell, "D2") + tell.does("turns a die", "turn a die") + " instead of rolling.";
}

std::string sealed(const Teller& tell) {
    const json& piles = field(tell.event, "piles");
    if (!piles.is_array() || piles.size() < 2) {
        return tile(tell) + tell.does("has chosen in secret.", "have chosen in secret.");
    }
    return tile(tell) + tell.does("makes piles of ", "make piles of ") +
           std::to_string(as_int(piles[0]).value_or(0)) + " and " +
           std::to_string(as_int(piles[1]).value_or(0)) + " tokens.";
}

std::string guessed(const Teller& tell) {
    return tile(tell) + tell.does("guesses ", "guess ") + tell.number("fist") + ".";
}

std::string revealed(const Teller& tell) {
    const json& choice = field(tell.event, "choice");
    if (text_of(choice, "kind") == "hide") {
        return tile(tell, "A1") + tell.does("hid ", "hid ") +
               std::to_string(int_of(choice, "fist")) + ".";
    }
    if (text_of(choice, "kind") == "duel") {
        return tell.does("shows ", "show ") + std::to_string(int_of(choice, "number")) + ".";
    }
    return tell.does("had chosen: ", "had chosen: ") +
           action_words(choice, json(), tell.names, tell.style) + ".";
}

std::string picked(const Teller& tell) {
    return tile(tell) + tell.does("takes pile ", "take pile ") + tell.number("pile") + ".";
}

std::string bet(const Teller& tell) {
    return tile(tell) + tell.does("bets on ", "bet on ") +
           tell.names.safe(text_of(tell.event, "bet", "?")) + ".";
}

std::string bet_won(const Teller& tell) {
    return tile(tell) + tell.does("wins the bet.", "win the bet.");
}

std::string bet_lost(const Teller& tell) {
    return tile(tell) +
           tell.does("loses the bet and gets nothing.", "lose the bet and get nothing.");
}

std::string black_placed(const Teller& tell) {
    return tile(tell, "B1") + tell.does("has", "have") + " one more die in " + tell.casino() + ".";
}

std::string marked(const Teller& tell) {
    return tile(tell) + "the fewest dice in " + tell.casino() + ": " + tell.owners("seats") + ".";
}

std::string fined(const Teller& tell) {
    return tile(tell) + tell.does("pays ", "pay ") + tell.style.paint(Ink::warning, tell.money()) +
           ".";
}

std::string casino_closed(const Teller& tell) {
    return tile(tell, "E1") + tell.does("closes ", "close ") + tell.casino() + ".";
}

std::string kept_closed(const Teller& tell) {
    return tile(tell, "E1") + tell.does("keeps ", "keep ") + tell.casino() + " closed.";
}

std::string barred(const Teller& tell) {
    return tile(tell) + tell.does("puts ", "put ") + tell.dice() + " into the bar.";
}

std::string unbarred(const Teller& tell) {
    return tile(tell) + tell.does("takes ", "take ") + tell.dice() + " out of the bar.";
}

std::string blank_placed(const Teller& tell) {
    const std::string dice = counted(int_of(tell.event, "blank"), "blank die", "blank dice");
    if (!tell.seat()) return "Casino " + tell.number("casino") + " gets " + dice + ".";
    return tell.does("puts ", "put ") + dice + " into " + tell.casino() + ".";
}

std::string blank_taken(const Teller& tell) {
    const std::string reward = tell.names.safe(text_of(tell.event, "reward", "?"));
    return tell.does("takes", "take") + " a blank die out of " + tell.casino() + ", for " +
           (reward == "money" ? "" : "a ") + reward + ".";
}

std::string die_turned(const Teller& tell) {
    return tell.does("turns ", "turn ") + tell.dice() + " and " +
           (tell.you() ? "place" : "places") + " it in " + tell.casino() + ".";
}

std::string die_taken_back(const Teller& tell) {
    return tell.does("takes ", "take ") + tell.dice() + " back from " + tell.casino() + ".";
}

std::string doubled(const Teller& tell) {
    return tile(tell) + tell.does("moves ", "move ") + tell.dice() + " from " + tell.casino() +
           " to the tile.";
}

std::string space_filled(const Teller& tell) {
    return tile(tell) + tell.does("puts ", "put ") + tell.dice() + " on space " +
           tell.number("space") +
           (text_of(tell.event, "from") == "casino" ? ", out of " + tell.casino() : "") + ".";
}

std::string space_emptied(const Teller& tell) {
    return tile(tell) + tell.whose() + " die falls from space " + tell.number("space") +
           " into casino " + tell.number("space") + ".";
}

std::string chosen(const Teller& tell) {
    return tile(tell) + tell.does("chooses ", "choose ") + tell.number("number") + ".";
}

std::string not_activated(const Teller& tell) {
    const std::string name = tile_name(text_of(tell.event, "tile"));
    return tell.does("names ", "name ") + tell.style.paint(Ink::tile, name) + ": nothing happens.";
}

std::string golden_filled(const Teller& tell) {
    return tile(tell) + tell.does("puts ", "put ") + tell.dice() + " on the golden space.";
}

std::string golden_emptied(const Teller& tell) {
    return tile(tell) + tell.whose() + " die comes back from the golden space.";
}

}  // namespace

Tell tile_teller(std::string_view kind) {
    static const std::map<std::string, Tell, std::less<>> kTellers = {
        {"bank_shown", bank_shown},
        {"tiles_laid", tiles_laid},
        {"tile_activated", tile_activated},
        {"black_rolled", black_rolled},
        {"paid", paid},
        {"declined", declined},
        {"counter_moved", counter_moved},
        {"token_taken", token_taken},
        {"token_returned", token_returned},
        {"power_played", power_played},
        {"sealed", sealed},
        {"guessed", guessed},
        {"revealed", revealed},
        {"picked", picked},
        {"bet", bet},
        {"bet_won", bet_won},
        {"bet_lost", bet_lost},
        {"black_placed", black_placed},
        {"marked", marked},
        {"fined", fined},
        {"casino_closed", casino_closed},
        {"kept_closed", kept_closed},
        {"barred", barred},
        {"unbarred", unbarred},
        {"blank_placed", blank_placed},
        {"blank_taken", blank_taken},
        {"die_turned", die_turned},
        {"die_taken_back", die_taken_back},
        {"doubled", doubled},
        {"space_filled", space_filled},
        {"space_emptied", space_emptied},
        {"chosen", chosen},
        {"not_activated", not_activated},
        {"golden_filled", golden_filled},
        {"golden_emptied", golden_emptied},
    };
    const auto found = kTellers.find(kind);
    return found == kTellers.end() ? nullptr : found->second;
}

}  // namespace vegas::cli
