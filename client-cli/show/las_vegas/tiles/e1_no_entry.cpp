#include "engine/las_vegas/tiles/e1_no_entry.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::no_entry::Contents>& tile,
                     const RenderContext& context) {
    const Texts& texts = context.texts;
    if (texts.speech()) {
        return {tile.closed ? texts("tile.state.closed", {{"n", *tile.closed}})
                            : texts("tile.state.closed_none"),
                tile.space > 0 ? texts("tile.state.space", {{"n", tile.space}})
                               : texts("tile.state.at_start")};
    }
    Pieces pieces = {texts("on_tile.all_open")};
    if (tile.closed) {
        pieces = {
            context.style.paint(Ink::warning, texts("on_tile.closed", {{"n", *tile.closed}}))};
    }
    if (tile.space > 0) pieces.push_back(texts("on_tile.counter", {{"n", tile.space}}));
    return with_commas(std::move(pieces));
}

std::optional<std::int64_t> closed_casino(const WireView& view) {
    const auto* tile = in_play<WireTileWith<las_vegas::no_entry::Contents>>(view);
    return tile == nullptr ? std::nullopt : tile->closed;
}

ActionText describe(const ActionOf<Act::close>& close, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const Numbers& cards = casino_at(details.context.view, close.casino).cards;
    const auto thousands = [&texts](std::int64_t card) { return texts.thousands(card); };
    const std::string money =
        texts.speech() ? texts.money(cards) : vegas::texts::join(cards, " ", thousands);
    return {.label =
                texts("choice.close",
                      {{"casino", close.casino}, {"money", money}, {"paid", stake_text(details)}})};
}

ActionText describe(const ActionOf<Act::keep>&, const ActionDetails& details) {
    const auto closed = closed_casino(details.context.view);
    if (!closed) return {.label = details.context.texts("choice.keep_any")};
    return {.label = details.context.texts("choice.keep", {{"casino", *closed}})};
}

Sentence sentence(const WireStruct<las_vegas::no_entry::CasinoClosed>& e) {
    return plain_sentence(e);
}
Sentence sentence(const WireStruct<las_vegas::no_entry::KeptClosed>& e) {
    return plain_sentence(e);
}

}  // namespace vegas::cli
