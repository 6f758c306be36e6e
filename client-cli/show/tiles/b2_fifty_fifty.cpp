#include <numeric>

#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {
namespace {

// "bet that the next sum is higher than 7, for $40,000"; without the sum where none is known.
ActionText bet_words(const char* key, const char* key_with_sum, const Said& said) {
    const Texts& texts = said.scene.texts;
    const auto* tile = in_play<OnTile<las_vegas::fifty_fifty::On>>(said.scene.view);
    if (tile == nullptr || !tile->black) {
        return {.label = texts(key, {{"paid", stake_words(said)}})};
    }
    const auto sum = std::accumulate(tile->black->begin(), tile->black->end(), std::int64_t{});
    return {.label = texts(key_with_sum, {{"sum", sum}, {"paid", stake_words(said)}})};
}

}  // namespace

Pieces lies_on(const OnTile<las_vegas::fifty_fifty::On>& tile, const Scene& scene) {
    Pieces pieces = black_pieces(tile.black, scene.texts);
    if (!pieces.empty()) {
        const char* key = scene.texts.speech() ? "tile.state.space" : "on_tile.space";
        pieces.insert(pieces.begin(), scene.texts(key, {{"n", tile.space}}));
    }
    return pieces;
}

ActionText words(const Answer<Act::stop>&, const Said& said) {
    return {.label = said.scene.texts("choice.stop", {{"paid", stake_words(said)}})};
}

ActionText words(const Answer<Act::higher>&, const Said& said) {
    return bet_words("choice.higher", "choice.higher_than", said);
}

ActionText words(const Answer<Act::lower>&, const Said& said) {
    return bet_words("choice.lower", "choice.lower_than", said);
}

Sentence sentence(const Read<las_vegas::fifty_fifty::BetMade>& e) {
    return about(e.bet == "higher" ? "event.bet_higher" : "event.bet_lower", e);
}

}  // namespace vegas::cli
