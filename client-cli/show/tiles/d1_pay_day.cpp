#include "client-cli/show/common/pieces.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::pay_day::Contents>&, const RenderContext&) {
    return {};
}

}  // namespace vegas::cli
