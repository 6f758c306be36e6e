#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/show/las_vegas/tile_lines.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kSignsMost = 8;

}  // namespace

Pieces lies_on(const tile::G2& tile, const Scene& scene) {
    const Numbers rewards = scene.faces.all_dollars("G2");
    Pieces pieces;
    for (const auto& dice : tile.dice) {
        std::string piece = dice_on_tile(dice, scene);
        const auto money = money_of(rewards, tile.wins, dice.owner);
        if (money > 0) piece += " " + scene.style.paint(Ink::money, thousands(money));
        pieces.push_back(std::move(piece));
    }
    return listed(std::move(pieces));
}

std::string help(const tile::G2&, const Scene& scene) {
    return "Place here and move as many of your dice as you like from here to the tile. It pays "
           "like a casino: " +
           dollars(scene.faces.dollars("G2", 0)) + " and " + dollars(scene.faces.dollars("G2", 1)) +
           ".";
}

Headline headline(const ask::DoubleDown&, const Scene&) {
    return {.yours = "Double Down: move dice from the casino to its tile.",
            .others = "Double Down: move dice to the tile.",
            .declined = "leave all dice here"};
}

ActionText words(const action::DoubleDown& move, const Said& said) {
    const DiceCount dice = {.small = move.small, .big = move.big};
    std::string label = dice_words(dice) + " to the tile" + then_of(said);
    std::string brief = dice_signs(dice, kSignsMost, said.scene.style) + change_of(said);
    if (said.shows.tile_wins) {
        const std::string on_tile =
            standing_words(said.scene.faces.all_dollars("G2"), *said.shows.tile_wins, said.scene);
        label += "; tile: " + on_tile;
        brief += "; tile " + on_tile;
    }
    return {.label = std::move(label),
            .group = "dice from the casino to the tile",
            .brief = std::move(brief)};
}

std::string sentence(const event::Doubled& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "moves ", "move ") + dice_words(dice_of(e)) +
           " from " + casino_words(e.casino) + " to the tile.";
}

}  // namespace vegas::cli
