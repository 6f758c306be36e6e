#include "client-cli/show/common/generated.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::C1& tile, const Scene& scene) {
    if (!tile.holder) return {"token"};
    return {"token:", name_on_tile({*tile.holder}, scene)};
}

std::string help(const tile::C1&, const Scene& scene) {
    return "The first to count 5 or more here on placing takes the token: " +
           dollars(scene.faces.dollars("C1", 0)) + " at the payout.";
}

}  // namespace vegas::cli
