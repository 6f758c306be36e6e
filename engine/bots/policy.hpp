// The levels of the house bots. They use only the public engine, on a game in which what their seat
// may not know was resampled. They never see a true hidden card.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/action.hpp"
#include "engine/bots/easy.hpp"
#include "engine/bots/halving_search.hpp"
#include "engine/bots/random.hpp"
#include "engine/describe.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

enum class Level : std::uint8_t { random, easy, normal, hard };

// A level either chooses at once (`choose`) or searches (`playouts`).
struct LevelSpec {
    Level value;
    std::string_view name, doc;
    Action (*choose)(const Game& known, Draws&) = nullptr;
    int playouts = 0;    // of a search, when there is time
    bool house = false;  // decides for players who left or were too slow
};
inline constexpr std::array kLevels = std::to_array<LevelSpec>({
    {Level::random, "random", "Takes any of the legal actions.", choose_random},
    {.value = Level::easy,
     .name = "easy",
     .doc = "Takes the best expected payout of the next placement.",
     .choose = choose_easy,
     .house = true},
    {.value = Level::normal,
     .name = "normal",
     .doc = "Plays on from each action a few times, and takes the one that does best.",
     .playouts = 180},
    {.value = Level::hard,
     .name = "hard",
     .doc = "Plays on from each action many times, and takes the one that wins most often.",
     .playouts = 5'500},
});
constexpr std::span<const LevelSpec> words(Level) { return kLevels; }

inline constexpr Level kHouseLevel =
    std::ranges::find_if(kLevels, [](const LevelSpec& l) { return l.house; })->value;

[[nodiscard]] constexpr const LevelSpec& row_of(Level l) {
    return kLevels[static_cast<std::size_t>(l)];
}

// REQUIRES: a decision is open in `known`. The same arguments give the same action. A level that
// does not search ignores `playouts`.
[[nodiscard]] inline Action choose(Level level, const Game& known, std::uint64_t seed,
                                   int playouts) {
    const LevelSpec& row = row_of(level);
    if (row.choose == nullptr) {
        HalvingSearch search(known, seed, playouts);
        while (search.run_batch()) continue;
        return search.best_action();
    }
    FastDraws draws(seed);
    return row.choose(known, draws);
}
[[nodiscard]] inline Action choose(Level level, const Game& known, std::uint64_t seed) {
    return choose(level, known, seed, row_of(level).playouts);
}

}  // namespace vegas::bots
