#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::prime_time::On>& tile, const Scene& scene) {
    return black_pieces(tile.black, scene.texts);
}

ActionText words(const Answer<Act::place_black>& place, const Said& said) {
    const auto face = [&](std::size_t i) { return i < place.faces.size() ? place.faces[i] : 0; };
    const char* key = place.faces.size() < 2 ? "choice.black_one"
                      : face(0) == face(1)   ? "choice.black_both"
                                             : "choice.black_two";
    return {.label = said.scene.texts(key, {{"a", face(0)}, {"b", face(1)}}) + then_of(said)};
}

}  // namespace vegas::cli
