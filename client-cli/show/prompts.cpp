#include "client-cli/show/prompts.hpp"

#include <map>

#include "client-cli/fields.hpp"
#include "client-cli/show/tables_1996.hpp"
#include "client-cli/show/tiles.hpp"

namespace vegas::cli {

namespace {

struct Headline {
    const char* tile;  // whose black dice are told; nullptr: none lie there
    const char* yours;
    const char* others;
};

const std::map<std::string, Headline, std::less<>>& headlines() {
    static const std::map<std::string, Headline, std::less<>> kHeadlines = {
        {"roll", {nullptr, "roll the dice.", "roll the dice."}},
        {"place", {nullptr, "choose a casino.", "choose a casino."}},
        {"punch_choose",
         {nullptr, "Lucky Punch: hide 1, 2 or 3 - only you see it.",
          "Lucky Punch: hide 1, 2 or 3."}},
        {"punch_guess",
         {nullptr, "Lucky Punch: guess what is hidden in the fist.",
          "Lucky Punch: guess what is hidden."}},
        {"prime_time", {"B1", "Prime Time: place extra dice", "Prime Time: extra dice"}},
        {"fifty_fifty",
         {"B2", "Fifty Fifty: stop or bet on the next sum", "Fifty Fifty: stop or bet"}},
        {"no_entry",
         {nullptr, "No Entry!: choose a casino to close.", "No Entry!: close a casino."}},
        {"knockout",
         {nullptr, "Knockout?: put one of your dice into the bar.",
          "Knockout?: a die into the bar."}},
        {"block_it",
         {nullptr, "Block It!: put blank dice into a casino.", "Block It!: place blank dice."}},
        {"handicap",
         {nullptr, "Handicap: take a blank die away for a reward.",
          "Handicap: take a blank die away."}},
        {"move", {nullptr, "a move: turn a die or take one back.", "a move with a die."}},
        {"black_box_split",
         {nullptr, "Black Box: split the tokens - only you see how.",
          "Black Box: split the tokens."}},
        {"black_box_pick",
         {nullptr, "Black Box: take one of the hidden piles.", "Black Box: take a pile."}},
        {"double_down",
         {nullptr, "Double Down: move dice from the casino to its tile.",
          "Double Down: move dice to the tile."}},
        {"nice_dice",
         {nullptr, "Nice Dice: put a die on the space of its number.",
          "Nice Dice: put a die on a space."}},
        {"my_choice", {"H2", "My Choice: choose one of the dice", "My Choice: choose a die"}},
        {"my_choice_tile",
         {nullptr, "My Choice: activate another tile.", "My Choice: activate a tile."}},
        {"my_choice_golden",
         {nullptr, "My Choice: put a die on the golden space.",
          "My Choice: a die on the golden space."}},
        {"start_table", {nullptr, "put your pawn at a table.", "put the pawn at a table."}},
        {"turn",
         {nullptr, "roll, play a card or change tables.", "roll, play a card or change tables."}},
        {"space", {nullptr, "choose a space.", "choose a space."}},
        {"duel_challenge",
         {nullptr, "duel: choose in secret. 2 beats 1, 3 beats 2, 1 beats 3.",
          "duel: choose in secret."}},
        {"duel_answer",
         {nullptr, "duel: answer in secret. 2 beats 1, 3 beats 2, 1 beats 3.",
          "duel: answer in secret."}},
    };
    return kHeadlines;
}

// " (3 5)"
std::string black_words(const json& view, const char* tile) {
    const json& black = field(tile_in_play(view, tile), "black");
    std::string text;
    for (std::size_t i = 0; black.is_array() && i < black.size(); ++i) {
        text += (i == 0 ? " (" : " ") + std::to_string(as_int(black[i]).value_or(0));
    }
    return text.empty() ? text : text + ")";
}

bool offers(const json& prompt, std::string_view kind) {
    const json& actions = field(prompt, "actions");
    for (std::size_t i = 0; actions.is_array() && i < actions.size(); ++i) {
        if (text_of(actions[i], "kind") == kind) return true;
    }
    return false;
}

}  // namespace

std::string prompt_words(const Scene& scene) {
    const std::string kind = text_of(scene.prompt, "kind");
    const auto found = headlines().find(kind);
    if (found == headlines().end()) return "decide (" + scene.names.safe(kind) + ").";
    if (kind == "roll" && has_tables(scene.view)) return "roll the gold die.";
    if (kind == "roll" && offers(scene.prompt, "power_play")) {
        return "roll the dice, or use Power Play.";
    }
    const auto seat = as_int(field(scene.prompt, "seat"));
    const bool yours = seat && *seat >= 0 && scene.names.is_you(static_cast<std::size_t>(*seat));
    const Headline& line = found->second;
    std::string text = yours ? line.yours : line.others;
    if (line.tile != nullptr) text += black_words(scene.view, line.tile) + ".";
    return text;
}

}  // namespace vegas::cli
