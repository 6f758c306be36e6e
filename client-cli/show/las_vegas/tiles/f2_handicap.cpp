#include "engine/las_vegas/tiles/f2_handicap.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::handicap::Contents>& tile,
                     const RenderContext& context) {
    if (context.texts.speech()) {
        return {context.texts(
            "tile.state.left",
            {{"chip", tile.left.chip}, {"money", tile.left.money}, {"move", tile.left.move}})};
    }
    Pieces pieces;
    const auto add = [&](const char* key, std::int64_t count) {
        if (count > 0) pieces.push_back(context.texts(key, {{"n", count}}));
    };
    add("on_tile.chip", tile.left.chip);
    add("on_tile.money", tile.left.money);
    add("on_tile.move", tile.left.move);
    if (pieces.empty()) pieces.push_back(context.texts("on_tile.none_left"));
    return pieces;
}

ActionText describe(const ActionOf<Act::take_blank>& take, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    std::string paid = stake_text(details);
    if (take.reward == "move") paid = texts("choice.a_move");
    if (take.reward == "chip") paid = texts("thing.chips", {{"n", 1}});
    const Fills fills = {{"casino", take.casino}, {"paid", paid}};
    return {.label = texts("choice.take_blank", fills) + outcome_text(details),
            .group = texts("choice.take_blank_group", fills) + change_text(details),
            .brief = paid};
}

}  // namespace vegas::cli
