#include "client-cli/show/common/pieces.hpp"

#include "engine/las_vegas/tiles/a2_jackpot.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::jackpot::Contents>& tile,
                     const RenderContext& context) {
    if (context.texts.speech()) {
        return {
            context.texts("tile.state.dollars", {{"money", context.texts.money(tile.dollars)}})};
    }
    return {context.style.paint(Ink::money, context.texts.thousands(tile.dollars))};
}

}  // namespace vegas::cli
