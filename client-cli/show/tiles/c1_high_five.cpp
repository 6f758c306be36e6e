#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::C1& tile, const Scene& scene) {
    if (scene.texts.speech()) return {token_words(tile.holder, scene)};
    if (!tile.holder) return {scene.texts("on_tile.token")};
    return {scene.texts("on_tile.token_of"), name_on_tile({*tile.holder}, scene)};
}

}  // namespace vegas::cli
