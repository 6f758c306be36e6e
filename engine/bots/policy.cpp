#include "engine/bots/policy.hpp"

#include <array>

#include "engine/bots/greedy.hpp"
#include "engine/bots/vegas_1996.hpp"
#include "engine/draws.hpp"

namespace vegas::bots {
namespace {

constexpr std::array<std::string_view, 2> kNames{"random", "greedy"};

Action choose_random(const Game& known, Draws& draws) {
    Actions list;
    options(known, list);
    ASSERT(!list.empty());
    return list[list.size == 1 ? 0 : draws.one_of(list.size)];
}

}  // namespace

std::string_view name_of(Policy p) { return kNames[static_cast<std::size_t>(p)]; }

std::optional<Policy> policy_named(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (kNames[i] == name) return static_cast<Policy>(i);
    return std::nullopt;
}

Action choose(Policy policy, const Game& known, std::uint64_t seed) {
    FastDraws draws(seed);
    if (policy == Policy::random) return choose_random(known, draws);
    if (std::holds_alternative<vegas_1996::State>(known))
        return choose_greedy_vegas_1996(known, draws);
    return choose_greedy(known, draws);
}

}  // namespace vegas::bots
