#include "engine/las_vegas/tiles/f1_block_it.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "engine/las_vegas/tiles/f2_handicap.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

DiceArg gray_dice(std::int64_t count) {
    return {.faces = Numbers(static_cast<std::size_t>(clamp_count(count))), .gray = true};
}

}  // namespace

Pieces tile_contents(const WireTileWith<las_vegas::block_it::Contents>& tile,
                     const RenderContext& context) {
    if (tile.clusters.empty()) return {context.texts("on_tile.none_left")};
    if (context.texts.speech()) {
        std::vector<std::string> groups;
        for (const auto cluster : tile.clusters) groups.push_back(std::to_string(cluster));
        return {context.texts("speech.gray_groups", {{"groups", context.texts.list(groups)}})};
    }
    return {vegas::texts::join(tile.clusters, " ")};
}

ActionText describe(const ActionOf<Act::block>& block, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const std::string dice = texts("thing.blank_dice_count", {{"n", block.dice}});
    return {.label = texts("choice.block", {{"dice", dice}, {"casino", block.casino}}) +
                     outcome_text(details),
            .group = texts.speech() ? texts("speech.block_group", {{"dice", dice}}) : dice,
            .brief = texts("choice.casino", {{"casino", block.casino}}) + change_text(details)};
}

Sentence sentence(const WireStruct<las_vegas::BlankPlaced>& e) {
    const SentenceArgs args = {{"dice", gray_dice(e.blank)}, {"casino", e.casino}};
    return e.seat ? sentence_about("event.blank_placed", e, args)
                  : make_sentence("event.blank_dealt", args);
}

Sentence sentence(const WireStruct<las_vegas::handicap::BlankTaken>& e) {
    return sentence_about("event.blank_taken", e, {{"dice", gray_dice(1)}, {"casino", e.casino}});
}

}  // namespace vegas::cli
