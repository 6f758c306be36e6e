#include "engine/las_vegas/tiles/c2_bad_luck.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/show/las_vegas/tile_hooks.hpp"

namespace vegas::cli {

Pieces tile_contents(const WireTileWith<las_vegas::bad_luck::Contents>& tile,
                     const RenderContext& context) {
    if (context.texts.speech() && tile.marked.empty()) {
        return {context.texts("tile.state.marked_none")};
    }
    if (tile.marked.empty()) return {};
    Pieces pieces;
    for (const auto seat : tile.marked) pieces.push_back(name_on_tile({seat}, context));
    if (context.texts.speech()) {
        return {context.texts("tile.state.marked", {{"names", context.texts.list(pieces)}})};
    }
    pieces = with_commas(std::move(pieces));
    pieces.insert(pieces.begin(), context.texts("on_tile.pays"));
    return pieces;
}

void add_tile_payment(const WireEvent& event, Earnings& earnings) {
    if (const auto* fined = event.get_if<WireStruct<las_vegas::bad_luck::Fined>>()) {
        earnings.add_payment(fined->seat, fined->dollars);
    }
}

Sentence sentence(const WireStruct<las_vegas::bad_luck::Marked>& e) {
    Owners owners;
    for (const auto seat : e.seats) owners.push_back({seat});
    Sentence result = make_sentence("event.marked", {{"casino", e.casino}, {"owners", owners}});
    result.n = static_cast<std::int64_t>(e.seats.size());
    return result;
}

Sentence sentence(const WireStruct<las_vegas::bad_luck::Fined>& e) { return plain_sentence(e); }

}  // namespace vegas::cli
