#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kTileNameColumns = 12;

// Whose die lies on the space already.
Owner owner_on(const View& view, std::int64_t space) {
    const auto* tile = in_play<OnTile<las_vegas::nice_dice::On>>(view);
    const auto index = static_cast<std::size_t>(space - 1);
    if (tile == nullptr || space < 1 || index >= tile->spaces.size()) return {};
    const auto& die = tile->spaces[index];
    return die ? Owner{die->owner} : Owner{};
}

}  // namespace

Pieces lies_on(const OnTile<las_vegas::nice_dice::On>& tile, const Scene& scene) {
    Pieces pieces;
    for (std::size_t i = 0; i < tile.spaces.size(); ++i) {
        const auto& die = tile.spaces[i];
        if (!die) continue;
        if (scene.texts.speech()) {
            pieces.push_back(
                scene.texts("speech.on_space", {{"n", i + 1},
                                                {"who", name_on_tile({die->owner}, scene)},
                                                {"die", one_die_words(die->die, scene.texts)}}));
            continue;
        }
        pieces.push_back(std::to_string(i + 1) + die_sign(die->die, scene.style) + " " +
                         name_on_tile({die->owner}, scene));
    }
    return scene.texts.speech() ? pieces : listed(std::move(pieces));
}

// Where a die lies there already, it falls into the casino.
ActionText words(const Answer<Act::put_nice>& put, const Said& said) {
    const Texts& texts = said.scene.texts;
    Fills fills = {{"space", put.space},
                   {"paid", stake_words(said)},
                   {"die", die_sign(put.die, said.scene.style)}};
    std::string text = texts(die_key("choice.nice_", put.die), fills);
    std::string brief = texts("choice.nice_brief", fills);
    const Owner owner = owner_on(said.scene.view, put.space);
    if (!owner.is_nobody()) {
        fills.emplace_back("name", said.scene.owner(owner, kTileNameColumns));
        text += "; " + texts("choice.nice_pushes", fills);
        brief += ", " + texts("choice.nice_instead", fills);
    }
    return {.label = text + then_of(said),
            .group = texts("choice.nice_group"),
            .brief = std::move(brief)};
}

}  // namespace vegas::cli
