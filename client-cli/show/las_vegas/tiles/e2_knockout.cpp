#include "engine/las_vegas/tiles/e2_knockout.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "client-cli/show/las_vegas/tile_lines.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::knockout::Contents>& tile,
                     const RenderContext& context) {
    Pieces pieces;
    for (const auto& dice : tile.dice) pieces.push_back(dice_on_tile(dice, context));
    if (context.texts.speech()) {
        const Fills dice = {{"dice", context.texts.list(pieces)}};
        return pieces.empty() ? Pieces() : Pieces{context.texts("speech.bar", dice)};
    }
    pieces = with_commas(std::move(pieces));
    if (!pieces.empty()) pieces.insert(pieces.begin(), context.texts("on_tile.bar"));
    return pieces;
}

ActionText describe(const ActionOf<Act::bar>& bar, const ActionDetails& details) {
    return {.label = details.context.texts(die_key("choice.bar_", bar.die))};
}

Sentence sentence(const WireStruct<las_vegas::knockout::Barred>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::knockout::Unbarred>& e) { return plain_sentence(e); }

}  // namespace vegas::cli
