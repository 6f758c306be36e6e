#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::A2& tile, const Scene& scene) {
    if (scene.texts.speech()) {
        return {scene.texts("tile.state.dollars", {{"money", scene.texts.money(tile.dollars)}})};
    }
    return {scene.style.paint(Ink::money, scene.texts.thousands(tile.dollars))};
}

}  // namespace vegas::cli
