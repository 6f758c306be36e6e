#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::D1&, const Scene&) { return {}; }

}  // namespace vegas::cli
