#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::handicap::On>& tile, const Scene& scene) {
    if (scene.texts.speech()) {
        return {scene.texts(
            "tile.state.left",
            {{"chip", tile.left.chip}, {"money", tile.left.money}, {"move", tile.left.move}})};
    }
    Pieces pieces;
    const auto add = [&](const char* key, std::int64_t count) {
        if (count > 0) pieces.push_back(scene.texts(key, {{"n", count}}));
    };
    add("on_tile.chip", tile.left.chip);
    add("on_tile.money", tile.left.money);
    add("on_tile.move", tile.left.move);
    if (pieces.empty()) pieces.push_back(scene.texts("on_tile.none_left"));
    return pieces;
}

ActionText words(const Answer<Act::take_blank>& take, const Said& said) {
    const Texts& texts = said.scene.texts;
    std::string paid = stake_words(said);
    if (take.reward == "move") paid = texts("choice.a_move");
    if (take.reward == "chip") paid = texts("thing.chips", {{"n", 1}});
    const Fills fills = {{"casino", take.casino}, {"paid", paid}};
    return {.label = texts("choice.take_blank", fills) + then_of(said),
            .group = texts("choice.take_blank_group", fills) + change_of(said),
            .brief = paid};
}

}  // namespace vegas::cli
