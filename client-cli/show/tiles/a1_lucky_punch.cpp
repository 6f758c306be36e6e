#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/common/grammar.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::A1&, const Scene&) { return {}; }

std::string help(const tile::A1&, const Scene& scene) {
    const auto money = [&](std::size_t cell) { return scene.faces.dollars("A1", cell); };
    return "Place here and hide 1, 2 or 3 in your fist. Your left neighbor guesses; wrong, and "
           "you get " +
           counted(scene.faces.chips("A1", 0), "chip") + ", " + dollars(money(1)) + " or " +
           dollars(money(2)) + ".";
}

Headline headline(const ask::PunchChoose&, const Scene&) {
    return {.yours = "Lucky Punch: hide 1, 2 or 3 - only you see it.",
            .others = "Lucky Punch: hide 1, 2 or 3."};
}

Headline headline(const ask::PunchGuess&, const Scene&) {
    return {.yours = "Lucky Punch: guess what is hidden in the fist.",
            .others = "Lucky Punch: guess what is hidden."};
}

ActionText words(const action::Hide& hide, const Said& said) {
    std::string text = "hide " + std::to_string(hide.fist);
    if (has_stake(said)) text += ": a wrong guess brings you " + stake_words(said);
    return {.label = std::move(text)};
}

ActionText words(const action::Guess& guess, const Said&) {
    return {.label = "guess " + std::to_string(guess.fist)};
}

std::string sentence(const event::Guessed& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "guesses ", "guess ") + std::to_string(e.fist) + ".";
}

}  // namespace vegas::cli
