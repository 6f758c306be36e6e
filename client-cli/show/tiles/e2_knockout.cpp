#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/tile_lines.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::E2& tile, const Scene& scene) {
    Pieces pieces;
    for (const auto& dice : tile.dice) pieces.push_back(dice_on_tile(dice, scene));
    pieces = listed(std::move(pieces));
    if (!pieces.empty()) pieces.insert(pieces.begin(), "bar:");
    return pieces;
}

std::string help(const tile::E2&, const Scene&) {
    return "Place here: everybody else puts a die into the bar (at most 2 each), you take yours "
           "out.";
}

Headline headline(const ask::Knockout&, const Scene&) {
    return {.yours = "Knockout?: put one of your dice into the bar.",
            .others = "Knockout?: a die into the bar."};
}

ActionText words(const action::Bar& bar, const Said&) {
    return {.label = die_words(bar.die) + " into the bar"};
}

std::string sentence(const event::Barred& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "puts ", "put ") + dice_words(dice_of(e)) +
           " into the bar.";
}

std::string sentence(const event::Unbarred& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "takes ", "take ") + dice_words(dice_of(e)) +
           " out of the bar.";
}

}  // namespace vegas::cli
