#include "client-cli/show/common/pieces.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::high_five::On>& tile, const Scene& scene) {
    if (scene.texts.speech()) return {token_words(tile.holder, scene)};
    if (!tile.holder) return {scene.texts("on_tile.token")};
    return {scene.texts("on_tile.token_of"), name_on_tile({*tile.holder}, scene)};
}

}  // namespace vegas::cli
