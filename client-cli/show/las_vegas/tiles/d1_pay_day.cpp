#include "client-cli/show/common/pieces.hpp"

#include "engine/las_vegas/tiles/d1_pay_day.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::pay_day::Contents>&, const RenderContext&) {
    return {};
}

}  // namespace vegas::cli
