// The rules of every tile, by face. This file holds nothing else: a test links its own.
#include "engine/las_vegas/tiles/registry.hpp"

#include <array>

#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::las_vegas {
namespace {

template <class... Contents>
constexpr std::array<const TileRules*, kTiles> rules_of_all(TypeList<Contents...>) {
    return {nullptr, &Contents::kRules...};
}
constexpr auto kRulesOfAll = rules_of_all(Tiles{});

}  // namespace

std::span<const TileRules* const> all_tiles() { return std::span(kRulesOfAll).subspan(1); }

const TileRules* rules_of(Tile t) { return kRulesOfAll[static_cast<std::size_t>(t)]; }

}  // namespace vegas::las_vegas
