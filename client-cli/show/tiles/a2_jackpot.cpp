#include "client-cli/show/common/pieces.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::jackpot::On>& tile, const Scene& scene) {
    if (scene.texts.speech()) {
        return {scene.texts("tile.state.dollars", {{"money", scene.texts.money(tile.dollars)}})};
    }
    return {scene.style.paint(Ink::money, scene.texts.thousands(tile.dollars))};
}

}  // namespace vegas::cli
