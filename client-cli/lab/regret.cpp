#include "client-cli/lab/regret.hpp"

#include <algorithm>
#include <vector>

#include "engine/action.hpp"
#include "engine/bots/playout.hpp"
#include "engine/las_vegas/tiles/tile_rules.hpp"

namespace vegas::cli {
namespace {

// The tile that a placement sets off.
Tile activated_tile(const las_vegas::State& s, const Action& a) {
    const int face = a.kind == Act::place ? a.a : a.kind == Act::power_play ? a.b : 0;
    if (face == 0 || !las_vegas::may_activate(s, face - 1)) return Tile::none;
    return s.tiles[to_index(face - 1)].tile;
}

DecisionCategory category_of(const Game& g, const Action& chosen, const Action& best) {
    DecisionCategory m{.what = std::string(word_of(decision(g).ask)), .tile = {}};
    const auto* s = std::get_if<las_vegas::State>(&g);
    if (s == nullptr) return m;
    if ((chosen.kind == Act::pass) != (best.kind == Act::pass)) return {"pass", ""};
    Tile tile = s->stack.back().tile;
    if (tile == Tile::none) tile = activated_tile(*s, best);
    if (tile == Tile::none) tile = activated_tile(*s, chosen);
    if (tile != Tile::none) m.tile = name_of(tile);
    return m;
}

}  // namespace

ChoiceRegret measure_regret(const Game& known, const Action& chosen, std::uint64_t seed,
                            int playouts_each) {
    Actions list;
    legal_actions(known, list);
    FastDraws draws(seed);
    std::vector<double> first(list.size), second(list.size);
    for (int i = 0; i < playouts_each; ++i) {
        const Game sample = resample(known, decision(known).seat, draws);
        const std::uint64_t luck = draws.next();
        auto& half = i % 2 == 0 ? first : second;
        for (std::size_t a = 0; a < list.size; ++a) {
            half[a] += bots::playout(sample, list[a], luck).won;
        }
    }
    const auto best = static_cast<std::size_t>(std::ranges::max_element(first) - first.begin());
    const auto was =
        static_cast<std::size_t>(std::ranges::lower_bound(list, chosen) - list.begin());
    const double more = second[best] - second[was];
    return {category_of(known, chosen, list[best]), more / std::max(playouts_each / 2, 1)};
}

}  // namespace vegas::cli
