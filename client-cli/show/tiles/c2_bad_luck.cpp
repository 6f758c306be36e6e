#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::C2& tile, const Scene& scene) {
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

Sentence sentence(const event::Marked& e) {
    Owners owners;
    for (const auto seat : e.seats) owners.push_back({seat});
    Sentence said = tell("event.marked", {{"casino", e.casino}, {"owners", owners}});
    said.n = static_cast<std::int64_t>(e.seats.size());
    return said;
}

Sentence sentence(const event::Fined& e) {
    return about("event.fined", e, {{"tile", say::Tile{e.tile}}, {"money", say::Money{e.dollars}}});
}

}  // namespace vegas::cli
