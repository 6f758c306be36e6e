#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/tile_lines.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::knockout::On>& tile, const Scene& scene) {
    Pieces pieces;
    for (const auto& dice : tile.dice) pieces.push_back(dice_on_tile(dice, scene));
    if (scene.texts.speech()) {
        const Fills dice = {{"dice", scene.texts.list(pieces)}};
        return pieces.empty() ? Pieces() : Pieces{scene.texts("speech.bar", dice)};
    }
    pieces = listed(std::move(pieces));
    if (!pieces.empty()) pieces.insert(pieces.begin(), scene.texts("on_tile.bar"));
    return pieces;
}

ActionText words(const Answer<Act::bar>& bar, const Said& said) {
    return {.label = said.scene.texts(die_key("choice.bar_", bar.die))};
}

}  // namespace vegas::cli
