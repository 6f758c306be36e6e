#include "client-cli/show/common/generated.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::A2& tile, const Scene& scene) {
    return {scene.style.paint(Ink::money, thousands(tile.dollars))};
}

std::string help(const tile::A2&, const Scene& scene) {
    const auto step = scene.faces.dollars("A2", 1) - scene.faces.dollars("A2", 0);
    return "Place here and both black dice are thrown: a 7 or a double wins the money that lies in "
           "it. Else " +
           dollars(step) + " more lie in it.";
}

}  // namespace vegas::cli
