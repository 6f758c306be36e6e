#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/standing.hpp"

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
    std::string money = texts.speech() ? texts.money(cards) : "";
    for (std::size_t i = 0; i < cards.size() && !texts.speech(); ++i) {
        money += (i == 0 ? "" : " ") + texts.thousands(cards[i]);
    }
    return {.label =
                texts("choice.close",
                      {{"casino", close.casino}, {"money", money}, {"paid", stake_words(said)}})};
}

ActionText words(const Answer<Act::keep>&, const Said& said) {
    const auto closed = closed_casino(said.scene.view);
    if (!closed) return {.label = said.scene.texts("choice.keep_any")};
    return {.label = said.scene.texts("choice.keep", {{"casino", *closed}})};
}

Sentence sentence(const Read<las_vegas::no_entry::CasinoClosed>& e) {
    return about("event.casino_closed", e, {{"casino", e.casino}});
}

Sentence sentence(const Read<las_vegas::no_entry::KeptClosed>& e) {
    return about("event.kept_closed", e, {{"casino", e.casino}});
}

}  // namespace vegas::cli
