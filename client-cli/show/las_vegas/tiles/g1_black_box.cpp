#include <algorithm>
#include <numeric>

#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "engine/las_vegas/tiles/g1_black_box.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

// "60 20 0", in thousands.
std::string pile_text(const Numbers& tokens) {
    return vegas::texts::join(tokens, " ", [](auto token) { return token / 1000; });
}

std::int64_t sum_of(const Numbers& tokens) {
    return std::accumulate(tokens.begin(), tokens.end(), std::int64_t{}) / 1000;
}

// For speech "3 tokens worth 80,000 dollars": no two piles of as many are worth the same.
std::string spoken_pile(const Numbers& tokens, const Texts& texts) {
    return texts("speech.pile", {{"tokens", texts("thing.tokens", {{"n", tokens.size()}})},
                                 {"money", texts.money(sum_of(tokens) * 1000)}});
}

}  // namespace

Pieces tile_contents(const WireTileWith<las_vegas::black_box::Contents>& tile,
                     const RenderContext& context) {
    if (!tile.piles || tile.piles->size() < 2) return {};
    return {context.texts(context.texts.speech() ? "tile.state.piles" : "on_tile.piles",
                          {{"first", (*tile.piles)[0]}, {"second", (*tile.piles)[1]}})};
}

// "60 20 0 | 20 0 0": the first pile, and what is left for the second.
ActionText describe(const ActionOf<Act::split>& split, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    Numbers rest = details.context.faces.all_dollars("G1");
    for (const auto token : split.first) {
        const auto found = std::ranges::find(rest, token);
        if (found != rest.end()) rest.erase(found);
    }
    if (texts.speech()) {
        return {.label = texts("speech.split", {{"first", spoken_pile(split.first, texts)},
                                                {"second", spoken_pile(rest, texts)}})};
    }
    const std::string first = pile_text(split.first);
    const std::string second = pile_text(rest);
    return {.label = texts("choice.split", {{"first", first}, {"second", second}}),
            .group = texts("choice.split_group"),
            .brief = first + " | " + second + "  " +
                     texts("choice.split_sums",
                           {{"first", sum_of(split.first)}, {"second", sum_of(rest)}})};
}

ActionText describe(const ActionOf<Act::pick>& pick, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    const auto tokens = details.shows.tokens.value_or(0);
    if (tokens < 1) return {.label = texts("choice.pick", {{"pile", pick.pile}})};
    const std::string words = texts("thing.tokens", {{"n", tokens}});
    return {.label = texts("choice.pick_tokens", {{"pile", pick.pile}, {"tokens", words}})};
}

// The piles are told by what is picked.
Sentence sentence_on_reveal(const ActionOf<Act::split>&, const PersonArg&) { return kNoSentence; }

Sentence sentence(const WireStruct<las_vegas::black_box::Picked>& e) { return plain_sentence(e); }

}  // namespace vegas::cli
