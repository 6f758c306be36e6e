// What happens with several tiles, and the move that two of them give.
#include <map>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/common/grammar.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

// "9x30k, 7x40k": what the bank holds, by value.
std::string sentence(const event::BankShown& e, const Teller&) {
    std::map<std::int64_t, int> counts;
    for (const auto card : e.cards) ++counts[card];
    std::vector<std::string> words;
    words.reserve(counts.size());
    for (const auto& [value, count] : counts) {
        words.push_back(std::to_string(count) + "x" + thousands(value));
    }
    return "The bank holds " + (words.empty() ? "nothing" : list_text(words)) + ".";
}

std::string sentence(const event::TilesLaid& e, const Teller& tell) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < e.tiles.size(); ++i) {
        if (!e.tiles[i]) continue;
        words.push_back(tell.scene.tile(*e.tiles[i]) + " at " + std::to_string(i + 1));
    }
    return words.empty() ? "No tiles in this round." : "Tiles: " + list_text(words) + ".";
}

std::string sentence(const event::TileActivated& e, const Teller& tell) {
    return tell.does(e, "activates ", "activate ") + tell.scene.tile(e.tile) + ".";
}

std::string sentence(const event::BlackRolled& e, const Teller& tell) {
    std::vector<std::string> faces;
    std::int64_t sum = 0;
    for (const auto face : e.dice) {
        sum += face;
        faces.push_back(std::to_string(face));
    }
    return tell.at_tile(e.tile) + tell.does(e, "throws ", "throw ") + list_text(faces) + " (" +
           std::to_string(sum) + ").";
}

std::string sentence(const event::Paid& e, const Teller& tell) {
    const std::string payment =
        e.chips ? counted(*e.chips, "chip") : tell.money(e.dollars.value_or(0));
    return tell.at_tile(e.tile) + tell.does(e, "gets ", "get ") + payment + " from the bank.";
}

std::string sentence(const event::Declined& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "declines.", "decline.");
}

std::string sentence(const event::CounterMoved& e, const Teller& tell) {
    const std::string tile = tell.at_tile(e.tile);
    if (e.dollars) return tile + dollars(*e.dollars) + " lie in it now.";
    const auto space = e.space.value_or(0);
    if (space == 0) return tile + "the counter is back at the start.";
    return tile + "the counter is on space " + std::to_string(space) + ".";
}

std::string sentence(const event::TokenTaken& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "takes the token.", "take the token.");
}

std::string sentence(const event::TokenReturned& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.whose(e) + " token goes back to the tile.";
}

Headline headline(const ask::Move&, const Scene&) {
    return {.yours = "a move: turn a die or take one back.",
            .others = "a move with a die.",
            .declined = "no move"};
}

ActionText words(const action::TurnDie& turn, const Said& said) {
    const std::string face = std::to_string(turn.face);
    return {
        .label = "turn " + die_words(turn.die) + " to " + face + " and place it" +
                 then_of(said, turn.face),
        .group = "turn a die of your supply to a number and place it",
        .brief = die_sign(turn.die, said.scene.style) + " to " + face + change_of(said),
    };
}

ActionText words(const action::TakeBack& take, const Said& said) {
    return {
        .label = "take " + die_words(take.die) + " back from " + casino_words(take.casino) +
                 then_of(said),
        .group = "take one of your dice back from a casino",
        .brief = die_sign(take.die, said.scene.style) + " from " + std::to_string(take.casino) +
                 change_of(said),
    };
}

std::string sentence(const event::DieTurned& e, const Teller& tell) {
    return tell.does(e, "turns ", "turn ") + dice_words(dice_of(e)) + " and " +
           (tell.is_you(actor_of(e)) ? "place" : "places") + " it in " + casino_words(e.casino) +
           ".";
}

std::string sentence(const event::DieTakenBack& e, const Teller& tell) {
    return tell.does(e, "takes ", "take ") + dice_words(dice_of(e)) + " back from " +
           casino_words(e.casino) + ".";
}

}  // namespace vegas::cli
