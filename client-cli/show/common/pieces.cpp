#include "client-cli/show/common/pieces.hpp"

#include "client-cli/protocol/wire_lists.hpp"

#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kShortNameColumns = 8;

}  // namespace

Pieces with_commas(Pieces pieces) {
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) pieces[i] += ',';
    return pieces;
}

std::string name_on_tile(const DiceOwner& owner, const RenderContext& context) {
    return context.texts.speech() ? context.names_of(owner)
                                  : context.owner(owner, kShortNameColumns);
}

std::string token_words(const std::optional<std::int64_t>& holder, const RenderContext& context) {
    if (!holder) return context.texts("tile.state.token_free");
    return context.texts("tile.state.token_held", {{"name", name_on_tile({*holder}, context)}});
}

std::string joined_words(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) {
        if (!word.empty()) texts::append_joined(text, between, word);
    }
    return text;
}

Pieces tile_pieces(const WireTile& tile, const RenderContext& context) {
    return of_known(WireTiles{}, tile,
                    [&](const auto& one) { return tile_contents(one, context); });
}

}  // namespace vegas::cli
