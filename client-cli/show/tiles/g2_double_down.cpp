#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/show/las_vegas/tile_lines.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kSignsOnTile = 8;

}  // namespace

Pieces lies_on(const OnTile<las_vegas::double_down::On>& tile, const Scene& scene) {
    const Numbers rewards = scene.faces.all_dollars("G2");
    Pieces pieces;
    for (const auto& dice : tile.dice) {
        std::string piece = dice_on_tile(dice, scene);
        const auto money = money_of(rewards, tile.wins, dice.owner);
        if (scene.texts.speech()) {
            const std::string text = scene.texts.money(money);
            if (money > 0) piece += ", " + scene.texts("speech.winning", {{"money", text}});
            pieces.push_back(std::move(piece));
            continue;
        }
        if (money > 0) piece += " " + scene.style.paint(Ink::money, scene.texts.thousands(money));
        pieces.push_back(std::move(piece));
    }
    if (!scene.texts.speech()) return listed(std::move(pieces));
    const std::string dice = joined_words(pieces, "; ");
    return dice.empty() ? Pieces() : Pieces{scene.texts("speech.on_tile", {{"dice", dice}})};
}

ActionText words(const Answer<Act::double_down>& move, const Said& said) {
    const Texts& texts = said.scene.texts;
    const DiceCount dice = {.small = move.small, .big = move.big};
    std::string label = texts("choice.double_down", {{"dice", dice_words(dice, texts)}});
    label += then_of(said);
    std::string brief = dice_signs(dice, kSignsOnTile, said.scene.style) + change_of(said);
    if (said.shows.tile_wins) {
        const std::string standing =
            standing_words(said.scene.faces.all_dollars("G2"), *said.shows.tile_wins, said.scene);
        const std::string on_tile = texts("choice.on_the_tile", {{"standing", standing}});
        label += "; " + on_tile;
        brief += "; " + on_tile;
    }
    return {.label = std::move(label),
            .group = texts("choice.double_down_group"),
            .brief = std::move(brief)};
}

Sentence sentence(const Read<las_vegas::double_down::Doubled>& e) {
    return about("event.doubled", e, {{"dice", some_dice(e, e.casino)}, {"casino", e.casino}});
}

}  // namespace vegas::cli
