#include "client-cli/show/common/pieces.hpp"

#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kShortNameColumns = 8;

}  // namespace

Pieces listed(Pieces pieces) {
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) pieces[i] += ',';
    return pieces;
}

std::string name_on_tile(const Owner& owner, const Scene& scene) {
    return scene.texts.speech() ? scene.names_of(owner) : scene.owner(owner, kShortNameColumns);
}

std::string token_words(const std::optional<std::int64_t>& holder, const Scene& scene) {
    if (!holder) return scene.texts("tile.state.token_free");
    return scene.texts("tile.state.token_held", {{"name", name_on_tile({*holder}, scene)}});
}

std::string joined_words(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) {
        if (!word.empty()) texts::add_to(text, between, word);
    }
    return text;
}

Pieces pieces_on(const Tile& tile, const Scene& scene) {
    return of_known(tile, [&](const auto& one) { return lies_on(one, scene); });
}

}  // namespace vegas::cli
