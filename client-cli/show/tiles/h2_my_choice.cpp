#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kGoldenCell = 5;  // that of the number 6

}  // namespace

Pieces lies_on(const tile::H2& tile, const Scene& scene) {
    Pieces pieces = black_pieces(tile.black);
    if (tile.golden) {
        pieces.push_back("gold " + die_sign(tile.golden->die, scene.style) + " " +
                         name_on_tile({tile.golden->owner}, scene));
    }
    return pieces;
}

std::string help(const tile::H2&, const Scene& scene) {
    return "Place here, both black dice are thrown, choose one: 1 to 3 money, 4 another tile, 5 a "
           "move, 6 a die on the golden space, which earns " +
           dollars(scene.faces.dollars("H2", kGoldenCell)) + " at the payout.";
}

Headline headline(const ask::MyChoice&, const Scene& scene) {
    const std::string black = black_words<tile::H2>(scene) + ".";
    return {.yours = "My Choice: choose one of the dice" + black,
            .others = "My Choice: choose a die" + black};
}

Headline headline(const ask::MyChoiceTile&, const Scene&) {
    return {.yours = "My Choice: activate another tile.",
            .others = "My Choice: activate a tile.",
            .declined = "activate no tile"};
}

Headline headline(const ask::MyChoiceGolden&, const Scene&) {
    return {.yours = "My Choice: put a die on the golden space.",
            .others = "My Choice: a die on the golden space.",
            .declined = "put no die there"};
}

ActionText words(const action::Choose& choose, const Said& said) {
    const std::string number = std::to_string(choose.number);
    if (has_stake(said)) return {.label = number + ": take " + stake_words(said)};
    switch (choose.number) {
    case 4: return {.label = "4: activate another tile"};
    case 5: return {.label = "5: a move: turn a die and place it, or take one back"};
    case 6: return {.label = "6: a die of your supply on the golden space"};
    default: return {.label = "choose " + number};
    }
}

ActionText words(const action::Activate& activate, const Said& said) {
    const std::string casino = casino_words(activate.casino);
    const auto& tile = said.shows.tile;
    if (!tile) return {.label = "activate the tile of " + casino};
    return {.label = "activate " +
                     said.scene.style.paint(Ink::tile, said.scene.faces.title(*tile)) + " of " +
                     casino};
}

ActionText words(const action::PutGolden& put, const Said& said) {
    std::string text = die_words(put.die) + " on the golden space";
    if (said.shows.dollars) {
        text += ": " + said.scene.style.paint(Ink::money, dollars(*said.shows.dollars)) +
                " at the payout";
    }
    return {.label = std::move(text)};
}

std::string sentence(const event::Chosen& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "chooses ", "choose ") + std::to_string(e.number) +
           ".";
}

std::string sentence(const event::NotActivated& e, const Teller& tell) {
    return tell.does(e, "names ", "name ") + tell.scene.tile(e.tile) + ": nothing happens.";
}

std::string sentence(const event::GoldenFilled& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "puts ", "put ") + dice_words(dice_of(e)) +
           " on the golden space.";
}

std::string sentence(const event::GoldenEmptied& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.whose(e) + " die comes back from the golden space.";
}

}  // namespace vegas::cli
