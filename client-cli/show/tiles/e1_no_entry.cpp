#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::no_entry::On>& tile, const Scene& scene) {
    const Texts& texts = scene.texts;
    if (texts.speech()) {
        return {tile.closed ? texts("tile.state.closed", {{"n", *tile.closed}})
                            : texts("tile.state.closed_none"),
                tile.space > 0 ? texts("tile.state.space", {{"n", tile.space}})
                               : texts("tile.state.at_start")};
    }
    Pieces pieces = {texts("on_tile.all_open")};
    if (tile.closed) {
        pieces = {scene.style.paint(Ink::warning, texts("on_tile.closed", {{"n", *tile.closed}}))};
    }
    if (tile.space > 0) pieces.push_back(texts("on_tile.counter", {{"n", tile.space}}));
    return listed(std::move(pieces));
}

ActionText words(const Answer<Act::close>& close, const Said& said) {
    const Texts& texts = said.scene.texts;
    const Numbers& cards = casino_at(said.scene.view, close.casino).cards;
    const auto thousands = [&texts](std::int64_t card) { return texts.thousands(card); };
    const std::string money =
        texts.speech() ? texts.money(cards) : vegas::texts::join(cards, " ", thousands);
    return {.label =
                texts("choice.close",
                      {{"casino", close.casino}, {"money", money}, {"paid", stake_words(said)}})};
}

ActionText words(const Answer<Act::keep>&, const Said& said) {
    const auto closed = closed_casino(said.scene.view);
    if (!closed) return {.label = said.scene.texts("choice.keep_any")};
    return {.label = said.scene.texts("choice.keep", {{"casino", *closed}})};
}

}  // namespace vegas::cli
