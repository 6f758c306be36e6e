#include "client-cli/show/common/generated.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::D1&, const Scene&) { return {}; }

std::string help(const tile::D1&, const Scene& scene) {
    return "Place here and get " + dollars(scene.faces.dollars("D1", 0)) +
           " for each casino in which you have dice.";
}

}  // namespace vegas::cli
