#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

say::Dice gray_dice(std::int64_t count) {
    return {.faces = Numbers(static_cast<std::size_t>(bearable(count))), .gray = true};
}

}  // namespace

Pieces lies_on(const OnTile<las_vegas::block_it::On>& tile, const Scene& scene) {
    if (tile.clusters.empty()) return {scene.texts("on_tile.none_left")};
    if (scene.texts.speech()) {
        std::vector<std::string> groups;
        for (const auto cluster : tile.clusters) groups.push_back(std::to_string(cluster));
        return {scene.texts("speech.gray_groups", {{"groups", scene.texts.list(groups)}})};
    }
    return {vegas::texts::join(tile.clusters, " ")};
}

ActionText words(const Answer<Act::block>& block, const Said& said) {
    const Texts& texts = said.scene.texts;
    const std::string dice = texts("thing.blank_dice_count", {{"n", block.dice}});
    return {
        .label = texts("choice.block", {{"dice", dice}, {"casino", block.casino}}) + then_of(said),
        .group = texts.speech() ? texts("speech.block_group", {{"dice", dice}}) : dice,
        .brief = texts("choice.casino", {{"casino", block.casino}}) + change_of(said)};
}

Sentence sentence(const Read<las_vegas::BlankPlaced>& e) {
    const say::Args args = {{"dice", gray_dice(e.blank)}, {"casino", e.casino}};
    return e.seat ? about("event.blank_placed", e, args) : tell("event.blank_dealt", args);
}

Sentence sentence(const Read<las_vegas::handicap::BlankTaken>& e) {
    return about("event.blank_taken", e, {{"dice", gray_dice(1)}, {"casino", e.casino}});
}

}  // namespace vegas::cli
