#include "client-cli/show/common/pieces.hpp"

#include "engine/las_vegas/tiles/c1_high_five.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::high_five::Contents>& tile,
                     const RenderContext& context) {
    if (context.texts.speech()) return {token_words(tile.holder, context)};
    if (!tile.holder) return {context.texts("on_tile.token")};
    return {context.texts("on_tile.token_of"), name_on_tile({*tile.holder}, context)};
}

}  // namespace vegas::cli
