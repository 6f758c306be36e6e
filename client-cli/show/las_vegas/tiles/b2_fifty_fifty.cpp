#include <numeric>

#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/show/las_vegas/tile_hooks.hpp"
#include "engine/las_vegas/tiles/b2_fifty_fifty.hpp"

namespace vegas::cli {
namespace {

// "bet that the next sum is higher than 7, for $40,000"; without the sum where none is known.
ActionText bet_words(const char* key, const char* key_with_sum, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const auto* tile =
        in_play<WireTileWith<las_vegas::fifty_fifty::Contents>>(details.context.view);
    if (tile == nullptr || !tile->black) {
        return {.label = texts(key, {{"paid", stake_text(details)}})};
    }
    const auto sum = std::accumulate(tile->black->begin(), tile->black->end(), std::int64_t{});
    return {.label = texts(key_with_sum, {{"sum", sum}, {"paid", stake_text(details)}})};
}

}  // namespace

std::int64_t winning_throws(const WireAction& action, const WireView& view) {
    const bool is_higher = std::holds_alternative<ActionOf<Act::higher>>(action.kind);
    if (!is_higher && !std::holds_alternative<ActionOf<Act::lower>>(action.kind)) return kThrows;
    const auto* tile = in_play<WireTileWith<las_vegas::fifty_fifty::Contents>>(view);
    const Numbers black = tile == nullptr ? Numbers() : tile->black.value_or(Numbers());
    const auto sum = std::accumulate(black.begin(), black.end(), std::int64_t{});
    std::int64_t count = 0;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) count += (is_higher ? a + b > sum : a + b < sum) ? 1 : 0;
    }
    return count;
}

Pieces tile_contents(const WireTileWith<las_vegas::fifty_fifty::Contents>& tile,
                     const RenderContext& context) {
    Pieces pieces = black_pieces(tile.black, context.texts);
    if (!pieces.empty()) {
        const char* key = context.texts.speech() ? "tile.state.space" : "on_tile.space";
        pieces.insert(pieces.begin(), context.texts(key, {{"n", tile.space}}));
    }
    return pieces;
}

ActionText describe(const ActionOf<Act::stop>&, const ActionDetails& details) {
    return {.label = details.context.texts("choice.stop", {{"paid", stake_text(details)}})};
}

ActionText describe(const ActionOf<Act::higher>&, const ActionDetails& details) {
    return bet_words("choice.higher", "choice.higher_than", details);
}

ActionText describe(const ActionOf<Act::lower>&, const ActionDetails& details) {
    return bet_words("choice.lower", "choice.lower_than", details);
}

Sentence sentence(const WireStruct<las_vegas::fifty_fifty::BetMade>& e) {
    return sentence_about(e.bet == "higher" ? "event.bet_higher" : "event.bet_lower", e);
}

Sentence sentence(const WireStruct<las_vegas::fifty_fifty::BetWon>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<las_vegas::fifty_fifty::BetLost>& e) {
    return plain_sentence(e);
}

}  // namespace vegas::cli
