#include "engine/las_vegas/tiles/g2_double_down.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/show/las_vegas/tile_hooks.hpp"
#include "client-cli/show/las_vegas/tile_lines.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kSignsOnTile = 8;

}  // namespace

Pieces tile_contents(const WireTileWith<las_vegas::double_down::Contents>& tile,
                     const RenderContext& context) {
    const Numbers rewards = context.faces.all_dollars("G2");
    Pieces pieces;
    for (const auto& dice : tile.dice) {
        std::string piece = dice_on_tile(dice, context);
        const auto money = money_of(rewards, tile.wins, dice.owner);
        if (context.texts.speech()) {
            const std::string text = context.texts.money(money);
            if (money > 0) piece += ", " + context.texts("speech.winning", {{"money", text}});
            pieces.push_back(std::move(piece));
            continue;
        }
        if (money > 0) {
            piece += " " + context.style.paint(Ink::money, context.texts.thousands(money));
        }
        pieces.push_back(std::move(piece));
    }
    if (!context.texts.speech()) return with_commas(std::move(pieces));
    const std::string dice = joined_words(pieces, "; ");
    return dice.empty() ? Pieces() : Pieces{context.texts("speech.on_tile", {{"dice", dice}})};
}

TileStanding standing_on_tile(const WireView& view, const TileFaces& faces) {
    const auto* tile = in_play<WireTileWith<las_vegas::double_down::Contents>>(view);
    return {.cards = faces.all_dollars("G2"), .wins = tile == nullptr ? Owners() : tile->wins};
}

ActionText describe(const ActionOf<Act::double_down>& move, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const DiceCount dice = {.small = move.small, .big = move.big};
    std::string label = texts("choice.double_down", {{"dice", dice_words(dice, texts)}});
    label += outcome_text(details);
    std::string brief =
        dice_signs(dice, kSignsOnTile, details.context.style) + change_text(details);
    if (details.shows.tile_wins) {
        const std::string standing = standing_words(details.context.faces.all_dollars("G2"),
                                                    *details.shows.tile_wins, details.context);
        const std::string on_tile = texts("choice.on_the_tile", {{"standing", standing}});
        label += "; " + on_tile;
        brief += "; " + on_tile;
    }
    return {.label = std::move(label),
            .group = texts("choice.double_down_group"),
            .brief = std::move(brief)};
}

Sentence sentence(const WireStruct<las_vegas::double_down::Doubled>& e) {
    return sentence_about("event.doubled", e,
                          {{"dice", some_dice(e, e.casino)}, {"casino", e.casino}});
}

}  // namespace vegas::cli
