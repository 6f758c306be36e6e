#include "engine/bots/policy.hpp"

#include <array>

#include "engine/bots/easy.hpp"
#include "engine/bots/vegas_1996.hpp"
#include "engine/draws.hpp"

namespace vegas::bots {
namespace {

constexpr std::array<std::string_view, 2> kNames{"random", "easy"};

Action choose_random(const Game& known, Draws& draws) {
    Actions list;
    options(known, list);
    ASSERT(!list.empty());
    return list[list.size == 1 ? 0 : draws.one_of(list.size)];
}

}  // namespace

std::string_view name_of(Level l) { return kNames[static_cast<std::size_t>(l)]; }

std::optional<Level> level_named(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (kNames[i] == name) return static_cast<Level>(i);
    return std::nullopt;
}

Action choose(Level level, const Game& known, std::uint64_t seed) {
    FastDraws draws(seed);
    if (level == Level::random) return choose_random(known, draws);
    if (std::holds_alternative<vegas_1996::State>(known))
        return choose_easy_vegas_1996(known, draws);
    return choose_easy(known, draws);
}

}  // namespace vegas::bots
