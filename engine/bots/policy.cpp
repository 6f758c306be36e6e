#include "engine/bots/policy.hpp"

#include "engine/bots/families.hpp"
#include "engine/bots/halving_search.hpp"

namespace vegas::bots {

Action choose(Level level, const Game& known, std::uint64_t seed, int playouts) {
    if (row_of(level).playouts > 0) {
        HalvingSearch search(known, seed, playouts);
        while (search.run_batch()) continue;
        return search.best_action();
    }
    FastDraws draws(seed);
    if (level == Level::easy) {
        return std::visit([&](const auto& s) { return choose_easy(s, draws); }, known);
    }
    Actions list;
    legal_actions(known, list);
    ASSERT(!list.empty());
    return list[list.size == 1 ? 0 : draws.one_of(list.size)];
}

bool is_slow_choice(Level level, const Game& known) {
    if (row_of(level).playouts > 0) return true;
    if (level == Level::random) return false;
    return std::visit([](const auto& s) { return is_easy_choice_slow(s); }, known);
}

}  // namespace vegas::bots
