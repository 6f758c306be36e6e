#include "engine/las_vegas/tiles/b1_prime_time.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::prime_time::Contents>& tile,
                     const RenderContext& context) {
    return black_pieces(tile.black, context.texts);
}

ActionText describe(const ActionOf<Act::place_black>& place, const ActionDetails& details) {
    const auto face = [&](std::size_t i) { return i < place.faces.size() ? place.faces[i] : 0; };
    const char* key = place.faces.size() < 2 ? "choice.black_one"
                      : face(0) == face(1)   ? "choice.black_both"
                                             : "choice.black_two";
    return {.label = details.context.texts(key, {{"a", face(0)}, {"b", face(1)}}) +
                     outcome_text(details)};
}

Sentence sentence(const WireStruct<las_vegas::prime_time::BlackPlaced>& e) {
    return plain_sentence(e);
}

}  // namespace vegas::cli
