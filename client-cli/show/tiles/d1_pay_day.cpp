#include "client-cli/show/common/pieces.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::pay_day::On>&, const Scene&) { return {}; }

}  // namespace vegas::cli
