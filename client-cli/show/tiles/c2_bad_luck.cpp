#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {

Pieces lies_on(const OnTile<las_vegas::bad_luck::On>& tile, const Scene& scene) {
    if (scene.texts.speech() && tile.marked.empty()) {
        return {scene.texts("tile.state.marked_none")};
    }
    if (tile.marked.empty()) return {};
    Pieces pieces;
    for (const auto seat : tile.marked) pieces.push_back(name_on_tile({seat}, scene));
    if (scene.texts.speech()) {
        return {scene.texts("tile.state.marked", {{"names", scene.texts.list(pieces)}})};
    }
    pieces = listed(std::move(pieces));
    pieces.insert(pieces.begin(), scene.texts("on_tile.pays"));
    return pieces;
}

Sentence sentence(const Read<las_vegas::bad_luck::Marked>& e) {
    Owners owners;
    for (const auto seat : e.seats) owners.push_back({seat});
    Sentence said = tell("event.marked", {{"casino", e.casino}, {"owners", owners}});
    said.n = static_cast<std::int64_t>(e.seats.size());
    return said;
}

}  // namespace vegas::cli
